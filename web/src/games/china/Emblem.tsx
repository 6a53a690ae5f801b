/** The picture of the emblem, inside a circle of radius 52 around (60, 60). */
export function Emblem() {
  return (
    <>
      <path d="M4 82c28-14 60-14 112 0v38H4z" class="e-hill" />
      <path d="M28 88h64v7H28zM34 95h52v16H34z" class="e-wood" />
      <path d="M42 66h36v22H42zM48 40h24v16H48z" class="e-snow" />
      <path
        d="M24 68c12-1 18-6 22-14h28c4 8 10 13 22 14-4 4-8 5-14 5H38c-6 0-10-1-14-5z"
        class="e-red"
      />
      <path
        d="M34 44c10-1 15-6 18-13h16c3 7 8 12 18 13-3 4-7 5-12 5H46c-5 0-9-1-12-5z"
        class="e-red"
      />
      <path d="M60 16v15M55 22h10" class="e-line" />
      <path d="M54 74h12v14H54z" class="e-dark" />
      <path d="M60 95v16" class="e-line" />
    </>
  );
}

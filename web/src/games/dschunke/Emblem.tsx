/** The picture of the emblem, inside a circle of radius 52 around (60, 60). */
export function Emblem() {
  return (
    <>
      <path d="M4 88h112v32H4z" class="e-sea" />
      <path d="M10 100h34M70 104h38M32 112h44" class="e-wave" />
      <path d="M50 22c14-6 24-5 30-2 4 20 3 40-1 54H47c3-18 4-34 3-52z" class="e-red" />
      <path d="M51 36h30M51 50h31M49 63h32" class="e-line" />
      <path
        d="M24 40c7-4 14-4 19-2v36H23c3-12 3-22 1-34zM86 38c6-3 12-2 16 1 1 14 0 24-2 35H85z"
        class="e-snow"
      />
      <path d="M25 52h18M25 63h17M86 50h16M86 62h15" class="e-line" />
      <path d="M66 16v60M36 36v40M93 36v40" class="e-line" />
      <path d="M12 76c30 6 64 6 96-2-3 12-10 20-20 20H34c-10 0-18-6-22-18z" class="e-wood" />
      <path d="M18 84c28 4 58 4 82 0" class="e-line" />
    </>
  );
}

/** The picture of the emblem, inside a circle of radius 52 around (60, 60). */
export function Emblem() {
  return (
    <>
      <path d="M4 78h112v42H4z" class="e-sea" />
      <path d="M10 90h30M60 98h44M22 106h36M76 88h30" class="e-wave" />
      <path d="M8 78V56l11-9 11 9v22zM30 78V54l10-8 10 8v24z" class="e-brick" />
      <path d="M14 78V66a5 5 0 0 1 10 0v12M36 78V66a4 4 0 0 1 8 0v12" class="e-dark" />
      <path d="M44 76h66l-9 17H53z" class="e-dark" />
      <path d="M58 64h36v12H58z" class="e-snow" />
      <path d="M70 42h13v22H70z" class="e-red" />
      <path d="M70 46h13" class="e-line" />
      <path d="M98 76V34M98 40 86 60M50 76V46l14 18" class="e-line" />
      <path d="M77 38c4-8 12-4 14-11s10-5 14-9" class="e-smoke" />
    </>
  );
}

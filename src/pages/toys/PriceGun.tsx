/** A price gun with a strip of labels. */
export function PriceGun({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <svg className={className} viewBox="0 0 360 250" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" strokeLinecap="round">
        <path d="M206 112h70l44 116q3 14-12 14h-36q-12 0-16-12l-20-68h-30z" fill="var(--blue)" />
        <path d="M268 152h30m-24 22h30m-22 22h30" fill="none" />
        <path d="M196 150q-8 56 40 66l-12-64z" fill="var(--pink)" />
        <path d="M92 74 128 34h150q34 0 34 34v46q0 22-22 22H92z" fill="var(--blue)" />
        <circle cx="206" cy="56" r="46" fill="var(--yellow)" />
        <circle cx="206" cy="56" r="18" fill="var(--cream)" />
        <path d="M206 14v24m36 18h-18m-54 0h18m18 18v24" fill="none" />
        <path d="M112 92h74v30h-74z" fill="var(--cream)" />
        <path d="M137 92v30m24-30v30" fill="none" strokeWidth="4" />
        <path d="M92 90H70l-16 24v22h52z" fill="var(--lime)" />
      </g>
      <g
        className="tongue"
        stroke="var(--ink)"
        strokeWidth="5"
        strokeLinejoin="round"
        fill="var(--orange)"
      >
        <path d="M58 136 22 152l14 52 66-22-12-46z" />
        <path d="m44 168 44-14m-38 32 30-10" fill="none" strokeWidth="7" />
      </g>
      <path
        d="m8 100 28 10M28 72l20 22M4 136h22"
        stroke="var(--ink)"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  );
}

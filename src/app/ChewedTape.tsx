/** A music cassette whose tape has come out, with a pencil in one reel. */
export function ChewedTape({ className }: Readonly<{ className?: string }>) {
  return (
    <svg
      className={className}
      viewBox="0 0 420 250"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path
        d="M150 178c-30 60-70 10-96 34s20 36 46 16 30-40 62-12 66 12 84-8 58-6 70 18 54 18 62-8-20-40-44-26-30 34-62 14-20-28-44-28"
        stroke="#6b3d1e"
        strokeWidth="7"
      />
      <rect x="88" y="34" width="260" height="156" rx="14" fill="var(--ink)" />
      <rect x="80" y="24" width="260" height="156" rx="14" fill="var(--cyan)" />
      <rect x="98" y="40" width="224" height="92" rx="6" fill="var(--paper)" />
      <path d="M98 58h224" stroke="var(--pink)" strokeWidth="10" />
      <rect x="130" y="74" width="160" height="46" rx="23" fill="var(--yellow)" />
      <circle cx="156" cy="97" r="15" fill="var(--paper)" />
      <circle cx="264" cy="97" r="15" fill="var(--paper)" />
      <path d="M156 86v22m-11-11h22m97-11v22m-11-11h22" strokeWidth="4" />
      <path d="m122 180 14-30h148l14 30" fill="var(--blue)" />
      <circle cx="162" cy="167" r="5" fill="var(--ink)" />
      <circle cx="258" cy="167" r="5" fill="var(--ink)" />
      <g transform="rotate(38 264 97)">
        <path d="m256 97 8-26 8 26z" fill="var(--paper)" transform="rotate(180 264 97)" />
        <path d="M256 84v-96h16v96z" fill="var(--orange)" />
        <path d="M256-12h16v-16h-16z" fill="var(--pink)" />
      </g>
    </svg>
  );
}

import styles from './Telly.module.css';

/** A portable television with its aerial up. */
export function Telly({ className }: Readonly<{ className?: string | undefined }>) {
  return (
    <svg className={className} viewBox="0 0 420 330" aria-hidden="true" focusable="false">
      <g stroke="var(--ink)" strokeWidth="7" strokeLinejoin="round" strokeLinecap="round">
        <path d="M190 92 108 12m102 80 92-84" fill="none" />
        <circle cx="108" cy="12" r="8" fill="var(--pink)" />
        <circle cx="302" cy="8" r="8" fill="var(--pink)" />
        <path d="M166 92q34-34 70 0z" fill="var(--yellow)" />
        <path d="M84 300 66 324m270-24 18 24" fill="none" />
        <rect x="22" y="90" width="376" height="214" rx="26" fill="var(--purple)" />
        <rect x="46" y="112" width="250" height="170" rx="30" fill="var(--ink)" />
        <path d="M320 132h54v54h-54z" fill="var(--cream)" rx="8" />
        <circle cx="347" cy="159" r="15" fill="var(--orange)" />
        <path d="M347 159v-12M322 212h50m-50 18h50m-50 18h50m-50 18h50" fill="none" />
      </g>
      <g className={styles.picture}>
        <rect x="60" y="126" width="222" height="142" rx="20" fill="var(--cyan)" />
        <circle cx="171" cy="268" r="112" fill="var(--blue)" />
        <circle cx="171" cy="268" r="84" fill="var(--pink)" />
        <circle cx="171" cy="268" r="56" fill="var(--yellow)" />
        <circle cx="171" cy="268" r="28" fill="var(--lime)" />
      </g>
      <path
        d="M60 146q0-20 20-20h182q20 0 20 20v102q0 20-20 20H80q-20 0-20-20z"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="7"
      />
      <rect x="36" y="268" width="272" height="24" fill="var(--purple)" />
      <path d="M60 248q0 20 20 20h182q20 0 20-20" fill="none" stroke="var(--ink)" strokeWidth="7" />
      <path d="m76 150 30-14h26l-56 32z" fill="var(--paper)" />
    </svg>
  );
}

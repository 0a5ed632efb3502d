import type { ReactNode } from 'react';
import styles from './BandPosters.module.css';

/** Posters of invented bands. They are decoration, shown only where the wall is wide. */
export function BandPosters() {
  return (
    <div className={styles.posters} aria-hidden="true" data-posters="">
      <Poster ground="var(--orange)" name="Kerbside" line="Mardy Gras">
        <path d="M0 118h160v42H0z" fill="var(--blue)" />
        {[18, 52, 86, 120].map((x, index) => (
          <g key={x} transform={`translate(${x} ${index % 2 ? 52 : 46})`}>
            <path d="M-8 104V40Q-8 8 14 6q22 2 22 34v64z" fill="var(--ink)" />
            <path d="M0 46Q-2 14 14 13t14 33q-14 14-28 0z" fill="var(--lime)" />
            <path d="M4 44q-2-24 10-24t10 24q-10 9-20 0z" fill="var(--cream)" />
            <path d="M6 34h6m4 0h6" stroke="var(--ink)" strokeWidth="5" />
            <path d="M14 60v44" stroke="var(--cream)" strokeWidth="2" strokeDasharray="3 3" />
          </g>
        ))}
      </Poster>
      <Poster ground="var(--cyan)" name="Curtainz" line="Luv U 4 Eva">
        <path d="M80 40q34-40 62 0 8 40-62 92Q10 80 18 40q28-40 62 0z" fill="var(--pink)" />
        {[24, 62, 100].map((x) => (
          <g key={x} transform={`translate(${x} 58)`}>
            <path d="M-8 96q0-38 18-38t18 38z" fill="var(--paper)" />
            <ellipse cx="10" cy="30" rx="17" ry="22" fill="#e8b48a" />
            <path d="M10 4q-24-4-25 30 12-4 25-27 13 23 25 27 1-34-25-30z" fill="var(--ink)" />
            <path
              d="M3 30h2m10 0h2M5 42q5 4 10 0"
              stroke="var(--ink)"
              strokeWidth="3"
              fill="none"
            />
          </g>
        ))}
      </Poster>
      <Poster ground="var(--yellow)" name="5p Mix" line="Fizz nation">
        <circle cx="80" cy="80" r="62" fill="var(--pink)" />
        {['purple', 'lime', 'orange', 'cyan', 'blue'].map((color, index) => (
          <g key={color} transform={`translate(${4 + index * 31} ${index % 2 ? 40 : 30})`}>
            <path d="M6 0h16v62q6 6 8 14H4Q2 30 6 0z" fill={`var(--${color})`} />
            <path d="M2 76h30v26H20V90H16v12H2z" fill="var(--ink)" />
            <path d="M8 14h12M8 26h12M8 38h12M8 50h12" stroke="var(--ink)" strokeWidth="3" />
          </g>
        ))}
      </Poster>
      <Poster ground="var(--purple)" name="Hard Floppy" line="1.44 MB live">
        <path d="M80 8 152 150H8z" fill="var(--yellow)" />
        <path d="M44 42h66l8 8v66H44z" fill="var(--ink)" />
        <path d="M56 42h42v26H56zm-4 40h56v34H52z" fill="var(--cream)" />
        <path d="M84 46h8v18h-8z" fill="var(--ink)" />
        <path
          d="M58 104q6-20 11 0t11 0 11 0 11-14"
          fill="none"
          stroke="var(--pink)"
          strokeWidth="5"
        />
      </Poster>
    </div>
  );
}

type Props = Readonly<{ ground: string; name: string; line: string; children: ReactNode }>;

function Poster({ ground, name, line, children }: Props) {
  return (
    <div className={styles.poster} style={{ background: ground }}>
      <b>{name}</b>
      <svg viewBox="0 0 160 160" aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </svg>
      <i>{line}</i>
    </div>
  );
}

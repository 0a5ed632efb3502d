import type { ReactNode } from 'react';
import styles from './YearDialog.module.css';

/** Drawings on 320 by 160, in flat neon with ink lines, by year. */
const drawings: Readonly<Record<number, ReactNode>> = {
  // Four masked pairs of eyes under a lifted drain cover: the Turtles.
  1990: (
    <>
      <path fill="var(--purple)" d="M0 0h320v160H0z" />
      <ellipse fill="var(--ink)" cx="160" cy="110" rx="132" ry="38" />
      <path
        fill="#8d8a97"
        d="M70 40a96 22 0 0 1 190-8l4 12a96 22 0 0 1-190 8z M104 34h112M100 46h124"
      />
      {['var(--orange)', '#4a7dff', '#ff4d4d', '#b07aff'].map((band, index) => (
        <g
          key={band}
          transform={`translate(${46 + index * 58} ${90 + (index % 2) * 16}) scale(1.4)`}
        >
          <path fill={band} d="M0 0h36v16H0z m36 4 10-4-2 14z" />
          <path fill="#fff" stroke="none" d="M5 4h10v8H5z M21 4h10v8H21z" />
          <path fill="var(--ink)" stroke="none" d="M10 6h4v5h-4z M26 6h4v5h-4z" />
        </g>
      ))}
    </>
  ),
  // A parcel from Japan and a pad with four buttons: the Super Nintendo.
  1991: (
    <>
      <path fill="var(--lime)" d="M0 0h320v160H0z" />
      <path fill="#d9a566" d="M36 36h128v96H36z M36 68h128 M92 36v96 M108 36v96" />
      <path fill="var(--paper)" d="M46 44h34v18H46z M124 44h28v18h-28z" />
      <path fill="var(--pink)" d="m138 47 8 6-8 6z" />
      <rect fill="#d8d5e0" x="186" y="62" width="112" height="52" rx="26" />
      <path fill="#55525f" d="M204 82h9v-9h9v9h9v9h-9v9h-9v-9h-9z" />
      <circle fill="var(--pink)" cx="276" cy="76" r="7" />
      <circle fill="var(--cyan)" cx="262" cy="88" r="7" />
      <circle fill="var(--yellow)" cx="276" cy="100" r="7" />
      <circle fill="var(--lime)" cx="288" cy="88" r="7" />
    </>
  ),
  // Slime over a television.
  1992: (
    <>
      <path fill="var(--cyan)" d="M0 0h320v160H0z" />
      <path d="M160 40 122 8 M160 40l40-30" fill="none" />
      <rect fill="var(--orange)" x="78" y="36" width="164" height="104" rx="12" />
      <rect fill="var(--paper)" x="94" y="52" width="104" height="72" rx="16" />
      <circle fill="var(--yellow)" cx="221" cy="66" r="9" />
      <circle fill="var(--yellow)" cx="221" cy="94" r="9" />
      <circle cx="128" cy="82" r="13" fill="#fff" />
      <circle cx="162" cy="82" r="17" fill="#fff" />
      <path fill="var(--ink)" d="M130 84h5v6h-5z M160 84h6v7h-6z M120 108h56" />
      <path
        fill="var(--lime)"
        d="M66 36q4-22 30-18 10-14 34-10 24-10 44 4 28-8 42 8 34-4 32 16-4 8-8 8v30q-8 12-14 0V52q-8 8-14 0-8 30-18 12V50q-10 8-16 0-6 40-18 20V48q-8 10-16 0-8 22-18 8-10 34-22 10V44q-28 8-38-8z"
      />
    </>
  ),
  // Five helmets in a row.
  1993: (
    <>
      <path fill="var(--night)" d="M0 0h320v160H0z" />
      <path
        fill="var(--yellow)"
        stroke="none"
        d="m160 0 26 160h-52z M20 0l60 160H20z M300 0v160h-60z"
      />
      {['#ff4d4d', '#4a4656', '#4a7dff', 'var(--yellow)', 'var(--pink)'].map((color, index) => (
        <g key={color} transform={`translate(${16 + index * 60} ${58 + Math.abs(index - 2) * 8})`}>
          <path fill={color} d="M0 40C0 6 10-8 24-8S48 6 48 40L40 66H8z" />
          <path fill="var(--ink)" d="M5 24q19-10 38 0l-4 14q-15-6-30 0z" />
          <path fill="#d8d5e0" d="M15 48h18v8H15z" />
        </g>
      ))}
    </>
  ),
  // A grey box with its lid open and a disc: the PlayStation.
  1994: (
    <>
      <path fill="var(--pink)" d="M0 0h320v160H0z" />
      <path fill="#b9b6c4" d="M70 96h150l16 44H54z" />
      <path fill="#d8d5e0" d="M54 140h182v12H54z" />
      <ellipse fill="#8d8a97" cx="145" cy="116" rx="52" ry="15" />
      <path fill="#b9b6c4" d="M96 92q48-74 100-2-50-14-100 2z" />
      <ellipse fill="#e9fbff" cx="145" cy="104" rx="40" ry="10" />
      <ellipse fill="var(--pink)" cx="145" cy="104" rx="9" ry="3" />
      <path fill="var(--yellow)" d="m246 18 34 12-10 34-36-8z m0 0-12 38 m12-38 24 46" />
      <path fill="var(--cyan)" d="m40 22 26 18-20 26-26-20z m0 0 6 44 m-26-20 46-6" />
      <path fill="var(--lime)" d="m150 10 18 26h-34z m0 0 2 26" />
    </>
  ),
  // Two handhelds on a cable, and a beetle that moves along it: Pokémon.
  1995: (
    <>
      <path fill="var(--lime)" d="M0 0h320v160H0z" />
      <path fill="none" strokeWidth="6" d="M96 50q64-54 128 0" />
      {[56, 200].map((x, index) => (
        <g key={x}>
          <rect fill="#d8d5e0" x={x} y="42" width="64" height="104" rx="8" />
          <rect fill={index ? '#7fc4a0' : '#e58a8a'} x={x + 9} y="52" width="46" height="38" />
          <path fill="#55525f" d={`M${x + 12} 112h6v-6h6v6h6v6h-6v6h-6v-6h-6z`} />
          <circle fill="var(--pink)" cx={x + 42} cy="118" r="5" />
          <circle fill="var(--pink)" cx={x + 54} cy="110" r="5" />
        </g>
      ))}
      <ellipse fill="var(--purple)" cx="160" cy="18" rx="18" ry="12" />
      <path d="M160 6v24 M144 12l-8-6 M144 24l-8 6 M176 12l8-6 M176 24l8 6" fill="none" />
      <path
        fill="none"
        d="m10 160 8-26 8 26 M150 160l8-22 8 22 M286 160l8-30 8 30"
        stroke="#2b7a2b"
      />
    </>
  ),
  // An egg on a chain that asks for attention: the Tamagotchi.
  1996: (
    <>
      <path fill="var(--yellow)" d="M0 0h320v160H0z" />
      <path fill="none" strokeWidth="5" d="M160 34q-8-24 12-26t26 14 30 4 24-14 40 6" />
      <path fill="var(--cyan)" d="M160 20c44 0 62 58 62 86s-28 50-62 50-62-22-62-50 18-86 62-86z" />
      <rect fill="#c9d8a8" x="122" y="54" width="76" height="58" rx="6" />
      <path
        fill="var(--ink)"
        stroke="none"
        d="M142 66h12v6h18v6h6v24h-6v6h-30v-6h-6V78h6z m12 12v6h6v-6z m12 0v6h6v-6z m-12 18h18v-6h-18z"
      />
      <circle fill="var(--pink)" cx="136" cy="130" r="7" />
      <circle fill="var(--pink)" cx="160" cy="136" r="7" />
      <circle fill="var(--pink)" cx="184" cy="130" r="7" />
      <path fill="none" d="M244 60h14v-14h14v14h-14v14 M250 96h8v14" />
      <path fill="none" d="m62 40 14 10 M50 70h20 M62 102l14-8" />
    </>
  ),
  // Five pairs of platform boots in front of a bus: the Spice Girls.
  1997: (
    <>
      <path fill="var(--cyan)" d="M0 0h320v160H0z" />
      <rect fill="#ff4d4d" x="42" y="10" width="236" height="96" rx="10" />
      {[60, 104, 148, 192, 236].map((x) => (
        <path key={x} fill="var(--paper)" d={`M${x} 22h30v24h-30z M${x} 62h30v24h-30z`} />
      ))}
      <path fill="none" d="M42 54h236" />
      <circle fill="var(--ink)" cx="84" cy="108" r="15" />
      <circle fill="var(--ink)" cx="236" cy="108" r="15" />
      {['var(--pink)', 'var(--yellow)', 'var(--lime)', 'var(--orange)', 'var(--purple)'].map(
        (color, index) => (
          <path
            key={color}
            fill={color}
            transform={`translate(${36 + index * 52} 0)`}
            d="M8 100h18v22l16 10v22H4v-22z m-4 32h38"
          />
        ),
      )}
    </>
  ),
  // A toy that is awake in a drawer at night: the Furby.
  1998: (
    <>
      <path fill="var(--night)" d="M0 0h320v160H0z" />
      <path fill="#8a5a2f" d="M50 96h220v60H50z" />
      <path fill="#b97c46" d="M40 84h240v24H40z" />
      <circle fill="var(--yellow)" cx="160" cy="130" r="8" />
      <path
        fill="var(--purple)"
        d="M104 84q-6-30 12-44L96 8q30 0 40 20 24-8 48 0 10-20 40-20l-20 32q18 14 12 44z"
      />
      <circle fill="#fff" cx="138" cy="54" r="17" />
      <circle fill="#fff" cx="182" cy="54" r="17" />
      <circle fill="var(--ink)" cx="140" cy="56" r="9" />
      <circle fill="var(--ink)" cx="180" cy="56" r="9" />
      <path fill="var(--orange)" d="m150 70 10 12 10-12z" />
      <path
        fill="none"
        stroke="var(--lime)"
        d="M252 24h14v12h-8 8v12h-14 M278 30v2 M278 42v2 M290 24h14v24h-14z"
      />
    </>
  ),
  // A hand of cards, one of them a shiny.
  1999: (
    <>
      <path fill="var(--orange)" d="M0 0h320v160H0z" />
      {['var(--lime)', 'var(--cyan)', 'var(--yellow)', 'var(--pink)', 'var(--purple)'].map(
        (color, index) => (
          <g key={color} transform={`rotate(${(index - 2) * 18} 160 190)`}>
            <rect fill="var(--paper)" x="124" y="22" width="72" height="106" rx="7" />
            <rect fill={color} x="132" y="38" width="56" height="42" />
            <path fill="none" d="M132 92h56 M132 104h40" />
            <path
              fill={index === 2 ? '#fff' : 'var(--ink)'}
              d={
                index === 2
                  ? 'm160 34 6 16 18 2-14 12 4 18-14-10-14 10 4-18-14-12 18-2z'
                  : 'M150 50h20v20h-20z'
              }
            />
          </g>
        ),
      )}
    </>
  ),
  // Fireworks over the Millennium Dome. It has twelve masts, and some of them are visible.
  2000: (
    <>
      <path fill="var(--night)" d="M0 0h320v160H0z" />
      {[
        [64, 40, 'var(--pink)'],
        [160, 28, 'var(--yellow)'],
        [258, 44, 'var(--cyan)'],
      ].map(([x, y, color]) => (
        <path
          key={x}
          fill="none"
          stroke={String(color)}
          strokeWidth="5"
          transform={`translate(${x} ${y})`}
          d="M0-8v-18 M0 8v18 M-8 0h-18 M8 0h18 M6-6 18-18 M-6-6l-12-12 M6 6l12 12 M-6 6l-12 12"
        />
      ))}
      <path fill="var(--paper)" d="M40 142q120-96 240 0z" />
      <path
        fill="none"
        stroke="var(--yellow)"
        strokeWidth="6"
        d="m96 112-16-36 M134 98l-8-38 M186 98l8-38 M224 112l16-36"
      />
      <path fill="#4a7dff" d="M0 142h320v18H0z" />
    </>
  ),
  // A white box with a wheel, and its wires: the iPod.
  2001: (
    <>
      <path fill="var(--pink)" d="M0 0h320v160H0z" />
      <path fill="none" stroke="#fff" strokeWidth="6" d="M160 20C150-20 60 0 62 70s60 60 40 84" />
      <path fill="none" stroke="#fff" strokeWidth="6" d="M164 20c20-40 96-20 94 50s-50 60-30 84" />
      <rect fill="#fff" x="112" y="12" width="96" height="140" rx="14" />
      <rect fill="#cfe3c0" x="124" y="24" width="72" height="42" />
      <path
        fill="var(--ink)"
        stroke="none"
        d="M130 32h44v6h-44z M130 44h58v6h-58z M130 56h30v4h-30z"
      />
      <circle fill="#e9e6f0" cx="160" cy="110" r="34" />
      <circle fill="#fff" cx="160" cy="110" r="13" />
      <path fill="var(--yellow)" d="M268 24v34a9 7 0 1 1-6-6V20l26-6v34a9 7 0 1 1-6-6V22z" />
    </>
  ),
  // A skateboard in the air over a bench.
  2002: (
    <>
      <path fill="var(--cyan)" d="M0 0h320v160H0z" />
      <path fill="#8d8a97" d="M30 118h260v14H30z M56 132h16v28H56z M248 132h16v28h-16z" />
      <g transform="rotate(-18 160 64)">
        <path fill="var(--lime)" d="M52 44q-4 18 18 20h180q22-2 18-20 6 30-18 32H70q-24-2-18-32z" />
        <path
          fill="var(--pink)"
          stroke="none"
          d="m120 64 12 12h26l-12-12z m50 0 12 12h26l-12-12z"
        />
        <circle fill="var(--yellow)" cx="98" cy="88" r="11" />
        <circle fill="var(--yellow)" cx="222" cy="88" r="11" />
      </g>
      <path fill="none" strokeDasharray="7 5" d="M14 22q50 60 96 20" />
      <path fill="none" d="M276 20l24-6 M284 40h22 M18 90l18-6" />
    </>
  ),
  // Two spinning tops and a washing-up bowl: Beyblade.
  2003: (
    <>
      <path fill="var(--purple)" d="M0 0h320v160H0z" />
      <path fill="var(--yellow)" d="M26 70h268l-34 80H60z" />
      <ellipse fill="#fff4b0" cx="160" cy="70" rx="134" ry="34" />
      {[
        [112, 58, 'var(--pink)', 'var(--cyan)'],
        [200, 70, 'var(--lime)', 'var(--orange)'],
      ].map(([x, y, outer, inner]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path fill={String(outer)} d="M-40-4-20-16l20 6 20-6 20 12-20 12-20-4-20 4z" />
          <ellipse fill={String(inner)} cx="0" cy="-6" rx="16" ry="7" />
          <path fill="#d8d5e0" d="m-7 8 7 16 7-16z" />
          <path fill="none" d="M-52 2q-4 12 8 18 M52-6q6-10-6-16" />
        </g>
      ))}
      <path fill="none" stroke="#fff" d="m156 34 4-16 4 16 14-8-10 14" />
    </>
  ),
  // Two screens and a stylus: the Nintendo DS.
  2004: (
    <>
      <path fill="var(--orange)" d="M0 0h320v160H0z" />
      <path fill="#d8d5e0" d="M70 10h180v66H70z M70 84h180v68H70z" />
      <path fill="#8d8a97" d="M84 76h40v8H84z M196 76h40v8h-40z" />
      <path fill="#bfeaff" d="M116 20h88v48h-88z" />
      <path fill="#fff4b0" d="M116 94h88v50h-88z" />
      <path fill="#55525f" d="M82 112h7v-7h7v7h7v7h-7v7h-7v-7h-7z" />
      <circle fill="var(--pink)" cx="230" cy="108" r="6" />
      <circle fill="var(--cyan)" cx="222" cy="122" r="6" />
      <path
        fill="#b97c46"
        d="M138 52q-6-20 8-22l8 6h14l8-6q14 2 8 22-8 14-23 14t-23-14z M152 46v4 M170 46v4"
      />
      <path fill="var(--lime)" d="m168 124 96-54 8 10-92 56-14 4z" />
    </>
  ),
  // A small window, a long trunk and a play button: the first video on YouTube.
  2005: (
    <>
      <path fill="var(--yellow)" d="M0 0h320v160H0z" />
      <rect fill="var(--paper)" x="52" y="12" width="216" height="136" rx="8" />
      <path fill="#bfeaff" d="M64 26h192v92H64z" />
      <path fill="#7fc46a" d="M64 98h192v20H64z" />
      <path
        fill="#9c99a8"
        d="M96 108V66q4-26 40-26t44 16q26-2 30 16l2 26q0 8 8 6-4 12-14 10-6-4-6-14l-4-12q-6 6-16 4v16h-16V92h-28v16z"
      />
      <path fill="#8a8796" d="M164 52q24-8 26 10t-16 20q-14-6-10-30z" />
      <path fill="var(--ink)" d="M200 68v3" />
      <path fill="var(--pink)" d="M66 126l14 8-14 8z" />
      <path fill="none" d="M92 134h152" />
      <circle fill="var(--pink)" cx="116" cy="134" r="6" />
    </>
  ),
};

/** The year's headline as a picture. */
export function YearPicture({ year }: Readonly<{ year: number }>) {
  return (
    <svg className={styles.picture} viewBox="0 0 320 160" aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        {drawings[year]}
      </g>
    </svg>
  );
}

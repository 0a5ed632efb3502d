/** Fill and outline of each tool's icon, in a box of 32 by 24. */
const pictures = {
  read: [
    ['#fff', 'M4 10 16 2l12 8v12H4z'],
    ['#ffe7a0', 'M8 6h16v9l-8 5-8-5z'],
    ['none', 'm4 10 12 9 12-9'],
  ],
  write: [
    ['#fff', 'M5 3h16v18H5z'],
    ['none', 'M8 8h10M8 12h8M8 16h5'],
    ['#f2a33a', 'm14 17 11-12 4 4-11 11-5 1z'],
  ],
  reply: [
    ['#fff', 'M10 8h19v14H10z'],
    ['none', 'm10 8 10 8 9-8'],
    ['#7bb661', 'M2 11 9 4v4q8 0 9 8-4-4-9-3v5z'],
  ],
  bin: [
    ['#c3ccd6', 'm8 8 2 14h12l2-14z'],
    ['#8fa0b3', 'M6 4h20v4H6zM13 2h6v2h-6z'],
    ['none', 'M13 11v8m6-8v8'],
  ],
  back: [
    ['#fff', 'M4 7h24v14H4z'],
    ['#7bb661', 'M16 1v5h5l-7 7-7-7h5V1z'],
  ],
  chat: [
    ['#ffe7a0', 'M2 3h18v11h-9l-5 5v-5H2z'],
    ['#a9c3e6', 'M14 9h16v10h-3v4l-5-4h-8z'],
    ['none', 'M18 14h8'],
  ],
  mail: [
    ['#fff', 'M3 5h26v16H3z'],
    ['none', 'm3 5 13 10L29 5'],
    ['#d9502e', 'M22 8h5v5h-5z'],
  ],
  sound: [
    ['#c3ccd6', 'M4 9h5l7-6v18l-7-6H4z'],
    ['none', 'M20 8q3 4 0 8m4-11q5 7 0 14'],
  ],
  silence: [
    ['#c3ccd6', 'M4 9h5l7-6v18l-7-6H4z'],
    ['none', 'm20 8 8 8m0-8-8 8'],
  ],
  off: [
    ['#d9502e', 'M3 15q0-8 13-8t13 8l-2 5-7-2v-4q-4-2-8 0v4l-7 2z'],
    ['none', 'M16 1v3'],
  ],
} as const;

export type ToolIconName = keyof typeof pictures;

/** A tool's icon, shown above its name. */
export function ToolIcon({ name }: Readonly<{ name: ToolIconName }>) {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      {pictures[name].map(([fill, path]) => (
        <path
          key={path}
          d={path}
          fill={fill}
          stroke="#1d2c4d"
          strokeWidth="1.500"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}

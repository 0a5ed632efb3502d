/** The colours of the cans, by number. */
const paints = [
  ['#5fc3d4', '#ffe227'],
  ['#a8ec27', '#ff5fa8'],
  ['#ff9632', '#fff4da'],
  ['#b68bff', '#a8ec27'],
  ['#ff5fa8', '#1fd8ec'],
  ['#5b9bff', '#ff9632'],
] as const;

/** A number below `count` that is always the same for the same name. */
export function numberOf(name: string, count: number): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % count;
}

type Props = Readonly<{ name: string; className?: string }>;

/** A display picture: a tin can with a face, coloured by the name. */
export function Can({ name, className }: Props) {
  const [tin, label] = paints[numberOf(name, paints.length)];
  return (
    <svg className={className} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect width="48" height="48" fill="#e9f7f9" />
      <path d="M0 34h48v14H0z" fill="#c6e6ea" />
      <g stroke="#123e49" strokeWidth="2" strokeLinejoin="round">
        <path d="M10 11v27c0 3 6 6 14 6s14-3 14-6V11z" fill={tin} />
        <path d="M10 19v14c5 4 23 4 28 0V19c-5 4-23 4-28 0z" fill={label} />
        <ellipse cx="24" cy="11" rx="14" ry="5" fill="#f4fbfc" />
        <ellipse cx="24" cy="11" rx="9.500" ry="3" fill="#1d4d59" />
        <path d="M19 26v2m10-2v2m-9 4c2 2 6 2 8 0" fill="none" strokeLinecap="round" />
      </g>
    </svg>
  );
}

type Props = Readonly<{ className?: string }>;

/** The service's bird, which carries a letter. */
export function Dove({ className }: Props) {
  return (
    <svg className={className} viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
      <path
        d="M4 30q10-3 15-9 6-8 16-8 4-8 13-5 4 2 4 5l7 4-7 1q-2 14-16 18-12 3-20-1-4 1-12-5z"
        fill="#fff"
        stroke="#1d2c4d"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path
        d="M20 24q-2-16 12-22 2 8 8 12 4 8-4 13-8 4-16-3z"
        fill="#a9c3e6"
        stroke="#1d2c4d"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M26 20q-1-8 5-12m1 14q-2-6 2-10" fill="none" stroke="#1d2c4d" strokeWidth="1.500" />
      <circle cx="48" cy="13" r="1.800" fill="#1d2c4d" />
      <path d="m50 22 13 2-2 10-13-2z" fill="#fff3c9" stroke="#9c3d16" strokeWidth="2" />
      <path d="m50 23 5 6 7-5" fill="none" stroke="#9c3d16" strokeWidth="1.500" />
    </svg>
  );
}

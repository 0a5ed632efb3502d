type Props = Readonly<{
  className?: string /** Whether the string trembles. */;
  calling?: boolean;
}>;

/** Two tin cans on a string: the messenger's logo. */
export function TinCans({ className, calling }: Props) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 64"
      width="120"
      height="64"
      aria-hidden="true"
      data-calling={calling || undefined}
    >
      <path
        data-string=""
        d="M34 38c8 22 16 22 26 4s18-14 26 2"
        fill="none"
        stroke="#ff9632"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g stroke="#123e49" strokeWidth="2.5" strokeLinejoin="round">
        <g transform="rotate(-12 22 30)">
          <path d="M6 14v30c0 4 7 7 16 7s16-3 16-7V14z" fill="#5fc3d4" />
          <path d="M6 22v14c5 4 27 4 32 0V22c-5 4-27 4-32 0z" fill="#ffe227" />
          <ellipse cx="22" cy="14" rx="16" ry="6" fill="#dff6fa" />
          <ellipse cx="22" cy="14" rx="11" ry="3.6" fill="#0f5566" />
          <path d="M16 31v2m12-2v2m-10 4c2 2 6 2 8 0" fill="none" strokeLinecap="round" />
        </g>
        <g transform="rotate(12 98 30)">
          <path d="M82 14v30c0 4 7 7 16 7s16-3 16-7V14z" fill="#a8ec27" />
          <path d="M82 22v14c5 4 27 4 32 0V22c-5 4-27 4-32 0z" fill="#ff5fa8" />
          <ellipse cx="98" cy="14" rx="16" ry="6" fill="#f0fbd6" />
          <ellipse cx="98" cy="14" rx="11" ry="3.6" fill="#3c5c06" />
          <path d="M92 31v2m12-2v2m-11 4c3 2.500 7 2.500 9 0" fill="none" strokeLinecap="round" />
        </g>
      </g>
    </svg>
  );
}

/**
 * A tick or a cross, as large as the text around it. The shapes differ, so that colour is not the
 * only signal.
 */
export function MarkSign({ right, className }: Readonly<{ right: boolean; className?: string }>) {
  return (
    <svg className={className} viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      <path
        d={right ? 'M2 9l4 4 8-11' : 'M3 3l10 10M13 3L3 13'}
        fill="none"
        stroke="currentColor"
        strokeWidth="3.5"
      />
    </svg>
  );
}

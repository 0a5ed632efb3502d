import { toneAt } from '../../components/tone';
import styles from './Equaliser.module.css';

type Props = Readonly<{ bars: number; className?: string | undefined; still?: boolean }>;

/** Bars that move in steps, or stay low while it is still. */
export function Equaliser({ bars, className, still = false }: Props) {
  return (
    <svg
      className={className}
      data-still={still || undefined}
      viewBox={`0 0 ${bars * 20} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: bars }, (_, index) => (
        <rect
          key={index}
          className={styles.bar}
          x={index * 20 + 2}
          y={8 + ((index * 37) % 71)}
          width="15"
          height="100"
          fill={`var(--${toneAt(index)})`}
          style={{ animationDelay: `${-((index * 0.37) % 1.9)}s` }}
        />
      ))}
    </svg>
  );
}

import { useId } from 'react';
import styles from './SidePanels.module.css';

export type Line = Readonly<{
  name: string;
  color: string;
  dashed?: boolean;
  values: readonly number[];
}>;

type Props = Readonly<{
  title: string;
  lines: readonly Line[];
  /** Formats a value. */
  format: (value: number) => string;
  /** The labels of the graph's two ends. */
  ends: readonly [from: string, to: string];
  /** The least range of the axis, so that a nearly constant line looks flat. */
  least?: number;
}>;

const width = 300;
const height = 96;

/** A graph of lines over time with labelled ends. Lines differ by colour and dashes. */
export function LineGraph({ title, lines, format, ends, least = 1 }: Props) {
  const id = useId();
  const all = lines.flatMap(({ values }) => values);
  if (all.length < 2) return null;
  const low = Math.min(...all);
  const high = Math.max(...all, low + least);
  const path = (values: readonly number[]): string =>
    values
      .map((value, index) => {
        const x = (index / Math.max(1, values.length - 1)) * width;
        const y = height - 4 - ((value - low) / (high - low)) * (height - 8);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const told = lines
    .map(({ name, values }) => `${name} from ${format(values[0])} to ${format(values.at(-1) ?? 0)}`)
    .join('; ');
  return (
    <figure className={styles.graph} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <div className={styles.plot}>
        <span>{format(high)}</span>
        <span>{format(low)}</span>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={told}
        >
          {low < 0 && high > 0 && (
            <line
              x1="0"
              x2={width}
              y1={height - 4 - ((0 - low) / (high - low)) * (height - 8)}
              y2={height - 4 - ((0 - low) / (high - low)) * (height - 8)}
              className={styles.zero}
            />
          )}
          {lines.map(({ name, color, dashed, values }) => (
            <path
              key={name}
              d={path(values)}
              fill="none"
              stroke={color}
              strokeWidth="3"
              strokeDasharray={dashed ? '7 5' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <p className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </figure>
  );
}

import { type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { clockOf } from './time';
import type { Viewing } from './useViewing';
import styles from './viewer.module.css';

type Props = Readonly<{ viewing: Viewing; bar: RefObject<HTMLInputElement | null> }>;

/** More marks than this would be a line: then only what cost the player something is marked. */
const maxMarks = 240;

/** The time bar of a watched run. Pointer and keys move it; marks on it show the run's events. */
export function Scrubber({ viewing, bar }: Props) {
  const { replayer, story } = viewing;
  const { from, ticks } = replayer;
  const marks = useStore(viewing.scan, (scan) => scan.marks);
  const deaths = new Set<string>(story.deaths);
  const shown = marks.length > maxMarks ? marks.filter(({ type }) => deaths.has(type)) : marks;
  const span = Math.max(1, ticks - from);

  useEffect(() => {
    const input = bar.current;
    if (!input) return;
    // React listens only to `input`; both events mean the same here.
    const seek = (): void => replayer.seek(Number(input.value));
    input.addEventListener('input', seek);
    return () => input.removeEventListener('input', seek);
  }, [bar, replayer]);

  return (
    <div className={styles.scrubber}>
      <input
        ref={bar}
        type="range"
        min={from}
        max={ticks}
        step={1}
        defaultValue={from}
        aria-label="Time"
        aria-valuetext={clockOf(from)}
      />
      <svg
        className={styles.marks}
        aria-hidden="true"
        viewBox={`0 0 ${span} 1`}
        preserveAspectRatio="none"
      >
        {shown.map(({ tick, type }) => (
          <path
            key={`${tick} ${type}`}
            className={deaths.has(type) ? styles.death : styles.mark}
            d={`M${tick - from} 0V1`}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
    </div>
  );
}

import { type PointerEvent, useEffect, useRef } from 'react';
import { fortunes } from '../../content/fortunes';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { createMist, type Mist } from './Mist';
import styles from './MysticToy.module.css';
import type { Reading } from './useReading';

/** The ball on its stand. Its picture is decoration: the text says the same. */
export function CrystalBall({ reading }: Readonly<{ reading: Reading }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const mist = useRef<Mist>(undefined);
  const still = useMotionReduced();

  useEffect(() => {
    if (!canvas.current) return;
    const made = createMist(canvas.current);
    mist.current = made;
    return () => {
      made.dispose();
      mist.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (reading.phase !== 'told') mist.current?.show({ kind: reading.phase }, still);
    else {
      const { outline } = fortunes[reading.fortune];
      mist.current?.show({ kind: 'vision', outline }, still);
    }
  }, [reading, still]);

  const follow = (event: PointerEvent) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [u, v] = [(event.clientX - left) / width, (event.clientY - top) / height];
    mist.current?.part([u * 2 - 1, v * 2 - 1]);
  };

  return (
    <span
      className={styles.ball}
      data-phase={reading.phase}
      aria-hidden="true"
      onPointerMove={follow}
      onPointerLeave={() => mist.current?.part(undefined)}
    >
      <canvas ref={canvas} className={styles.mist} />
      <i className={styles.shine} />
    </span>
  );
}

import { useEffect, useRef } from 'react';
import { play } from '../../audio/synth';
import { ballAnswers } from '../../content/magic8ball';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { createDieWindow, type DieWindow } from './DieWindow';
import styles from './Magic8BallToy.module.css';
import type { Ball } from './useBall';

const lines = ballAnswers.map((answer) => answer.lines);

/** The window of the ball, with the die in its liquid. */
export function BallWindow({ ball }: Readonly<{ ball: Ball }>) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<DieWindow>(undefined);
  const still = useMotionReduced();

  useEffect(() => {
    if (!canvas.current) return;
    const made = createDieWindow(canvas.current, lines, () => play('bump'));
    view.current = made;
    return () => {
      made.dispose();
      view.current = undefined;
    };
  }, []);

  useEffect(() => {
    if (ball.phase === 'idle') view.current?.show({ kind: 'sunken' }, still);
    else if (ball.phase === 'shaking') view.current?.show({ kind: 'shaken' }, still);
    // With reduced motion the answer appears when it is due, without rising.
    else if (still && ball.phase === 'settling') view.current?.show({ kind: 'sunken' }, still);
    else view.current?.show({ kind: 'rising', face: ball.answer }, still);
  }, [ball, still]);

  return (
    <span className={styles.window} data-still={still || undefined} aria-hidden="true">
      <canvas ref={canvas} className={styles.liquid} />
    </span>
  );
}

import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { play } from '../../../audio/synth';
import windowStyles from '../Window.module.css';
import styles from './Games.module.css';
import type { Match, MatchTable } from './MatchTable';
import { RaceRun, raceTicks, raceWinner, writeLog } from './race';

/** The countdown, and how often the other window is told, in ms. */
const countdown = 3000;
const tellEvery = 500;
const cell = 10;
const keys: Readonly<Record<string, number>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
  w: 0,
  d: 1,
  s: 2,
  a: 3,
};
/** The background, a wall or snake, and food. */
const inks = ['#9fb98a', '#1d2b16', '#1d2b16', '#a3125f', '#a3125f'];

function paint(canvas: HTMLCanvasElement | null, { state }: RaceRun): void {
  const context = canvas?.getContext('2d');
  if (!context) return;
  state.cells.forEach((what, index) => {
    context.fillStyle = inks[what] ?? inks[0];
    const [x, y] = [index % state.columns, Math.floor(index / state.columns)];
    context.fillRect(x * cell, y * cell, cell - 1, cell - 1);
  });
}

type Props = Readonly<{ table: MatchTable; match: Match }>;

/** Two snakes on one seed: one's own by keys, a swipe or the arrows, and the other as it is told. */
export function RaceBoard({ table, match }: Props) {
  const own = useRef<HTMLCanvasElement>(null);
  const other = useRef<HTMLCanvasElement>(null);
  const given = useRef<number[]>([]);
  const pressed = useRef<readonly [number, number]>(undefined);
  const [line, setLine] = useState('3');

  useEffect(() => {
    const run = new RaceRun(match.seed);
    const start = match.beganAt + countdown;
    let [frame, told, ended] = [0, 0, false];
    const tell = () => table.tellRun(writeLog(run.turns), run.state.tick, run.isOver);
    const step = () => {
      frame = requestAnimationFrame(step);
      const now = performance.now();
      const due = Math.min(raceTicks, Math.floor(((now - start) * 60) / 1000));
      while (run.state.tick < due && !run.isOver) {
        run.step(given.current.splice(0));
      }
      paint(own.current, run);
      const rival = table.rival;
      if (rival) paint(other.current, rival);
      if (run.state.tick > 0 && now - told > tellEvery && !ended) {
        told = now;
        tell();
      }
      if (run.isOver && !ended) {
        ended = true;
        tell();
        play('crash');
      }
      const seconds = Math.ceil((raceTicks - run.state.tick) / 60);
      const { news } = table.get().match ?? {};
      const isGone = news === 'they left' || news === 'they are away' || news === 'refused theirs';
      if (due <= 0) setLine(`Ready… ${Math.ceil((start - now) / 1000)}`);
      else if (!run.isOver)
        setLine(`${run.state.score} to ${rival?.state.score ?? 0}, ${seconds} s`);
      else if (!rival || (!rival.isOver && !isGone))
        setLine(`${run.state.score} points. They play on.`);
      else {
        const result = ['', 'You win', 'They win', 'A draw'][raceWinner(run, rival)];
        setLine(`${result}: ${run.state.score} to ${rival.state.score}`);
        cancelAnimationFrame(frame);
      }
    };
    step();
    return () => cancelAnimationFrame(frame);
  }, [table, match.seed, match.beganAt]);

  const turn = (direction: number) => given.current.push(direction);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const direction = keys[event.key];
      const isTyping =
        event.target instanceof Element && event.target.matches('textarea, input, select');
      if (direction === undefined || isTyping) return;
      event.preventDefault();
      turn(direction);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = [clientX, clientY];
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!pressed.current) return;
    const [across, down] = [clientX - pressed.current[0], clientY - pressed.current[1]];
    if (Math.max(Math.abs(across), Math.abs(down)) < 24) return;
    pressed.current = undefined;
    turn(Math.abs(across) > Math.abs(down) ? (across > 0 ? 1 : 3) : down > 0 ? 2 : 0);
  };
  return (
    <>
      <p role="status" data-race="">
        {line}
      </p>
      <div className={styles.race}>
        <canvas
          ref={own}
          className={styles.display}
          width={15 * cell}
          height={15 * cell}
          role="img"
          aria-label="Your snake. Arrow keys turn it."
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            pressed.current = undefined;
          }}
        />
        <canvas
          ref={other}
          className={styles.small}
          width={15 * cell}
          height={15 * cell}
          role="img"
          aria-label={`${match.partner}’s snake`}
        />
        <div className={styles.arrows}>
          {(['Up', 'Right', 'Down', 'Left'] as const).map((label, direction) => (
            <button
              key={label}
              type="button"
              className={windowStyles.quiet}
              aria-label={label}
              onPointerDown={() => turn(direction)}
              onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && turn(direction)}
            >
              <span aria-hidden="true">{'▲▶▼◀'[direction]}</span>
            </button>
          ))}
        </div>
      </div>
    </>
  );
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { notesOf } from '../../../scenes/minesweeper/boardNotes';
import type { MinesweeperSummary } from '../../../scenes/minesweeper/game';
import { secondsPlayed } from '../../../scenes/minesweeper/narrate';
import type { MinesweeperState } from '../../../scenes/minesweeper/rules/MinesweeperState';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { Led } from '../retro/Led';
import styles from './minesweeper.module.css';

const nothing = () => () => {};

/** The mines that are left, the face, and the seconds. */
export function Counters({ onNew, busy }: Readonly<{ onNew: () => void; busy: boolean }>) {
  const { session } = useGame();
  const summary = useRunStatus((status) => status?.summary as MinesweeperSummary | undefined);
  const phase = useRunStatus((status) => status?.phase);
  const generation = useRunStatus((status) => status?.generation);
  const notes = session && notesOf(session.run);
  const pressing = useSyncExternalStore(
    notes?.onChange ?? nothing,
    () => notes?.read().pressing ?? false,
    () => false,
  );
  const [seconds, setSeconds] = useState(0);

  // The clock is read four times a second, and rendered once a second.
  useEffect(() => {
    if (!session) return;
    const read = () => setSeconds(secondsPlayed(session.run.state as MinesweeperState));
    read();
    if (phase !== 'playing') return;
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [session, phase, generation]);

  let mood: Mood = busy ? 'think' : pressing ? 'oh' : 'smile';
  if (phase === 'over') mood = summary?.won ? 'cool' : 'dead';
  return (
    <div className={styles.counters}>
      <Led value={summary?.left ?? 10} label="Mines left" />
      <button
        type="button"
        className={styles.face}
        aria-label="New Game"
        data-mood={mood}
        onClick={onNew}
      >
        <Smiley mood={mood} />
      </button>
      <Led value={seconds} label="Seconds" />
    </div>
  );
}

type Mood = 'smile' | 'oh' | 'cool' | 'dead' | 'think';

const faces: Readonly<Record<Mood, string>> = {
  smile: 'M9 10h3v3H9zM15 10h3v3h-3zM8 17h2v2h7v-2h2v3h-2v1h-7v-1H8z',
  oh: 'M9 9h3v4H9zM15 9h3v4h-3zM11 16h5v1h1v4h-1v1h-5v-1h-1v-4h1z',
  cool: 'M5 9h17v2h-1v3h-6v-3h-3v3H6v-3H5zM8 17h2v2h7v-2h2v3h-2v1h-7v-1H8z',
  dead: 'M8 9h1v1h1V9h1v1h-1v1h1v1h-1v-1H9v1H8v-1h1v-1H8zM16 9h1v1h1V9h1v1h-1v1h1v1h-1v-1h-1v1h-1v-1h1v-1h-1zM8 20v-2h2v-1h7v1h2v2h-2v-1h-7v1z',
  think: 'M9 9h3v3H9zM15 8h3v3h-3zM9 18h9v2H9z',
};

/** The face over the field, in a square of 27 by 27. */
function Smiley({ mood }: Readonly<{ mood: Mood }>) {
  return (
    <svg viewBox="0 0 27 27" width="27" height="27" shapeRendering="crispEdges" aria-hidden="true">
      <path d="M9 2h9v1h3v1h1v1h1v1h1v3h1v9h-1v3h-1v1h-1v1h-1v1h-3v1H9v-1H6v-1H5v-1H4v-1H3v-3H2V9h1V6h1V5h1V4h1V3h3z" />
      <path
        fill="#ffe14d"
        d="M9 3h9v1h3v1h1v1h1v3h1v9h-1v3h-1v1h-1v1h-3v1H9v-1H6v-1H5v-1H4v-3H3V9h1V6h1V5h1V4h3z"
      />
      <path d={faces[mood]} />
    </svg>
  );
}

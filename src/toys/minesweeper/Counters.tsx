import { useEffect, useState, useSyncExternalStore } from 'react';
import { notesOf } from '../../../scenes/minesweeper/boardNotes';
import type { MinesweeperSummary } from '../../../scenes/minesweeper/game';
import { secondsPlayed } from '../../../scenes/minesweeper/narrate';
import type { MinesweeperState } from '../../../scenes/minesweeper/rules/MinesweeperState';
import { useGame, useRunStatus } from '../../hosts/useGame';
import { Led } from '../retro/Led';
import styles from './minesweeper.module.css';
import { type Mood, Smiley } from './Smiley';

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

import { useEffect, useState } from 'react';
import type { Count } from '../../../scenes/kit/Game';
import { scoreWords } from '../../../scenes/kit/rules/timedScore';
import type { GameSession } from '../../hosts/session/GameSession';
import { useBook, useGame, useRunMark, useRunStatus } from '../../hosts/useGame';
import styles from './lcd.module.css';

function numberIn(summary: unknown, key: string): number | undefined {
  const value = (summary as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'number' ? value : undefined;
}

function CountOf({ count: { id, label, of } }: Readonly<{ count: Count<unknown> }>) {
  const value = useRunStatus((status) => (status ? of(status.summary) : undefined));
  if (value === undefined) return null;
  return (
    <p>
      <span className={styles.label}>{label}</span> <b data-count={id}>{value}</b>
    </p>
  );
}

/** The game's clock, in whole seconds. */
function Clock({ session: { game, run } }: Readonly<{ session: GameSession }>) {
  const running = useRunStatus((status) => status?.phase === 'playing' && !status.paused);
  const generation = useRunStatus((status) => status?.generation);
  const [seconds, setSeconds] = useState(0);
  // A new generation is another state, with another time.
  useEffect(() => {
    const read = (): void => setSeconds(Math.floor(game.seconds?.(run.state) ?? 0));
    read();
    if (!running) return;
    const timer = setInterval(read, 250);
    return () => clearInterval(timer);
  }, [game, run, running, generation]);
  return (
    <p>
      <span className={styles.label}>Time</span> <b data-count="seconds">{seconds}</b>
    </p>
  );
}

/** The top line of the screen: the game's counters, and the kind of run. */
export function Hud() {
  const { session } = useGame();
  const score = useRunStatus((status) => numberIn(status?.summary, 'score') ?? 0);
  const best = useBook((book) => book?.best ?? 0);
  const mark = useRunMark();
  return (
    <div className={styles.hud}>
      <p>
        <span className={styles.label}>Score</span> <b data-score="">{score}</b>
      </p>
      {session?.game.counts?.map((count) => (
        <CountOf key={count.id} count={count} />
      ))}
      {session?.game.seconds && <Clock session={session} />}
      {mark ? (
        <p className={styles.mark}>{mark}</p>
      ) : (
        <p>
          <span className={styles.label}>Best</span> <b data-best="">{scoreWords(best)}</b>
        </p>
      )}
    </div>
  );
}

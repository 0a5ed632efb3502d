import { useBook, useGame, useRunStatus } from '../../hosts/useGame';
import styles from './lcd.module.css';

/** What games count besides the score; each shows those that it has. */
const counts = [
  ['level', 'Lv'],
  ['lines', 'Lines'],
  ['lives', 'Lives'],
] as const;

function numberIn(summary: unknown, key: string): number | undefined {
  const value = (summary as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'number' ? value : undefined;
}

function Count({ name, label }: Readonly<{ name: string; label: string }>) {
  const value = useRunStatus((status) => numberIn(status?.summary, name));
  if (value === undefined) return null;
  return (
    <p>
      <span className={styles.label}>{label}</span> <b data-count={name}>{value}</b>
    </p>
  );
}

/** The top line of the glass: what the game counts, and what kind of run it is. */
export function Hud() {
  const { session } = useGame();
  const score = useRunStatus((status) => numberIn(status?.summary, 'score') ?? 0);
  const best = useBook((book) => book?.best ?? 0);
  const mark = useRunStatus((status) => {
    if (status?.watching) return 'Replay';
    if (status?.tuned) return 'Tuned';
    return status?.practice ? 'Practice' : undefined;
  });
  const level = counts.filter(([name]) => session && name !== 'lines');
  return (
    <div className={styles.hud}>
      <p>
        <span className={styles.label}>Score</span> <b data-score="">{score}</b>
      </p>
      {level.map(([name, label]) => (
        <Count key={name} name={name} label={label} />
      ))}
      <Count name="lines" label="Lines" />
      {mark ? (
        <p className={styles.mark}>{mark}</p>
      ) : (
        <p>
          <span className={styles.label}>Best</span> <b data-best="">{best}</b>
        </p>
      )}
    </div>
  );
}

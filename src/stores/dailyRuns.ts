import { fieldsOf, readStored, writeStored } from '../lib/storage';

const key = 'daily-runs';
const version = 1;
const maxName = 280;

/** The best scores of one day's runs, by game; with other modes by game and category. */
export type DailyBest = Readonly<Record<string, number>>;

/** What this browser's visitor has scored in the runs of a day. @param day since 1970, UTC */
export function dailyBest(day: number): DailyBest {
  const { day: kept, best } = fieldsOf(readStored(key), version);
  if (kept !== day || typeof best !== 'object' || best === null) return {};
  const scores = Object.entries(best).filter(
    ([game, score]) => game.length <= maxName && Number.isSafeInteger(score),
  );
  return Object.fromEntries(scores) as DailyBest;
}

/** Keeps a score of a day's run where it is the best; those of other days go. */
export function recordDaily(day: number, game: string, score: number): void {
  const best = dailyBest(day);
  if (score > (best[game] ?? 0))
    writeStored(key, { version, day, best: { ...best, [game]: score } });
}

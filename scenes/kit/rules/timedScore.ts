import { ticksPerSecond } from './FixedStep';

/** The score of a run that took no time. A database keeps it as a whole number of 64 bits. */
const timedFrom = 1_000_000_000;

/**
 * The score of a run that is ranked by its time, so that the best time is the highest score.
 * @param ticks that the run took, of 1/60 s
 */
export function timedScore(ticks: number): number {
  return Math.max(timedFrom / 2, timedFrom - ticks);
}

/** The time that a score of `timedScore` holds, such as '1:02.35'; undefined for points. */
export function timeWords(score: number): string | undefined {
  if (score < timedFrom / 2) return undefined;
  const seconds = (timedFrom - score) / ticksPerSecond;
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(2).padStart(5, '0')}`;
}

/** By how much one score beats another, such as ' by 12' or ' by 1.20 s'; empty if one has no time. */
export function leadWords(one: number, other: number): string {
  const by = Math.abs(one - other);
  const timed = [one, other].filter((score) => timeWords(score) !== undefined).length;
  if (timed === 1) return '';
  return timed === 2 ? ` by ${(by / ticksPerSecond).toFixed(2)} s` : ` by ${by}`;
}

/** A score on a game's screen: points without separators, or a time. */
export function scoreWords(score: number): string {
  return timeWords(score) ?? `${score}`;
}

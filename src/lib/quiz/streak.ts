import { requireDayNumber } from './utcDay';

/** Consecutive days played. */
export interface Streak {
  /** 'YYYY-MM-DD' in UTC. */
  readonly lastDay: string;
  readonly length: number;
  readonly best: number;
}

/**
 * The streak after playing on a day. A day already counted, or a clock set back by a day, changes
 * nothing. A last day that lies further ahead came from a wrong clock: the streak starts again.
 */
export function extendStreak(streak: Streak | null, day: string): Streak {
  const number = requireDayNumber(day);
  if (streak === null) return { lastDay: day, length: 1, best: 1 };
  const since = number - requireDayNumber(streak.lastDay);
  if (since === 0 || since === -1) return streak;
  const length = since === 1 ? streak.length + 1 : 1;
  return { lastDay: day, length, best: Math.max(length, streak.best) };
}

/** The length of the streak today. It ends when a whole day was missed; a wrong clock ends it too. */
export function streakOn(streak: Streak | null, today: string): number {
  if (streak === null) return 0;
  const since = requireDayNumber(today) - requireDayNumber(streak.lastDay);
  return Math.abs(since) <= 1 ? streak.length : 0;
}

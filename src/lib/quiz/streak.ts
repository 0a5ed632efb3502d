import { requireDayNumber } from './utcDay';

/** Days played one after the other. */
export interface Streak {
  /** 'YYYY-MM-DD' in UTC. */
  readonly lastDay: string;
  readonly length: number;
  readonly best: number;
}

/** The streak after playing on a day: a day already counted, or a clock set back, changes nothing. */
export function extendStreak(streak: Streak | null, day: string): Streak {
  const number = requireDayNumber(day);
  if (streak === null) return { lastDay: day, length: 1, best: 1 };
  const since = number - requireDayNumber(streak.lastDay);
  if (since <= 0) return streak;
  const length = since === 1 ? streak.length + 1 : 1;
  return { lastDay: day, length, best: Math.max(length, streak.best) };
}

/** How long the streak stands today: it lasts through the day after the last one played. */
export function streakOn(streak: Streak | null, today: string): number {
  if (streak === null) return 0;
  return requireDayNumber(today) - requireDayNumber(streak.lastDay) <= 1 ? streak.length : 0;
}

import type { DailyRecord } from '../../lib/quiz/quizRecord';
import { streakOn } from '../../lib/quiz/streak';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'} in a row`;

/**
 * A sentence about the visitor's daily ten and streak.
 * @param today 'YYYY-MM-DD', null while it is not known
 */
export function dailyStanding(daily: DailyRecord | null, today: string | null): string {
  if (!daily || !today) return 'Not played yet';
  const streak = streakOn(daily.streak, today);
  if (daily.streak.lastDay === today) {
    const correct = daily.marks.filter(Boolean).length;
    return `Played: ${correct}/${daily.marks.length} · ${days(streak)}`;
  }
  if (streak === 0) return `Best run: ${days(daily.streak.best)}`;
  return `Play today to make it ${days(streak + 1)}`;
}

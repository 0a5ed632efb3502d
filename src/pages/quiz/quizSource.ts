import { quizCategories } from '../../content/quiz/categories';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { spokenDay } from '../../lib/quiz/utcDay';

/** What an address asks for, as `?category=`. */
export type AskedSource = Readonly<
  { kind: 'nothing' } | { kind: 'unknown'; text: string } | { kind: 'known'; source: QuizSource }
>;

export function askedSource(parameters: URLSearchParams): AskedSource {
  const text = parameters.get('category');
  if (text === null) return { kind: 'nothing' };
  if (text === 'daily') return { kind: 'known', source: 'daily' };
  const category = quizCategories.find(({ id }) => id === text);
  return category ? { kind: 'known', source: category.id } : { kind: 'unknown', text };
}

export function sourcePath(source: QuizSource): string {
  return `/quiz?category=${source}`;
}

/** The name of a round. @param day 'YYYY-MM-DD', of a daily round */
export function sourceTitle(source: QuizSource, day: string): string {
  if (source === 'daily') return `Daily ten, ${spokenDay(day)}`;
  return quizCategories.find(({ id }) => id === source)?.name ?? source;
}

import { type QuizCategory, quizCategories } from '../../content/quiz/categories';
import { type Place, quizState, stateIn } from '../../lib/addresses';
import type { QuizSource } from '../../lib/quiz/quizReducer';
import { spokenDay } from '../../lib/quiz/utcDay';

/** The round that an address asks for by `?category=`. */
export type AskedSource = Readonly<
  { kind: 'nothing' } | { kind: 'unknown'; text: string } | { kind: 'known'; source: QuizSource }
>;

export function askedSource(address: Place): AskedSource {
  const text = stateIn(quizState, address);
  if (text === undefined) return { kind: 'nothing' };
  return text === 'daily' || categoryOf(text)
    ? { kind: 'known', source: text as QuizSource }
    : { kind: 'unknown', text };
}

/** The subject of a round or of its Extra time; undefined for the daily round. */
export function categoryOf(source: string): QuizCategory | undefined {
  return quizCategories.find(({ id }) => id === source || `${id}-extra` === source);
}

export function isExtra(source: string): boolean {
  return source.endsWith('-extra');
}

export function sourcePath(source: QuizSource): string {
  return `/quiz?category=${source}`;
}

/** The name of a round. @param day 'YYYY-MM-DD', of a daily round */
export function sourceTitle(source: QuizSource, day: string): string {
  const category = categoryOf(source);
  if (!category) return `Daily ten, ${spokenDay(day)}`;
  return isExtra(source) ? `${category.name}, extra time` : category.name;
}

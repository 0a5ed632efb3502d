import { type DayEvent, onThisDay } from '../../content/today/onThisDay';
import { words } from '../../content/today/words';
import { parseQuizRecord } from '../../lib/quiz/quizRecord';
import { readStored } from '../../lib/storage';
import { eventsOf, pickOf } from '../../lib/today/pick';
import { readSavedPet } from '../../toys/virtual-pet/savedPet';

/** The contents of a day. */
export type Day = Readonly<{
  events: readonly DayEvent[];
  word: readonly [word: string, meaning: string];
  headline: string;
  song: Readonly<{ id: string; title: string; artist: string; year: number }>;
  pet: string;
  /** The number of unread letters. */
  post: number;
  /** The marks of the daily ten; undefined if it was not played today. */
  marks: readonly boolean[] | undefined;
}>;

const wishes = { food: 'something to eat', fun: 'a game', sleep: 'a rest' } as const;

function petState(now: number): string {
  const { rules, name, pet, seenAt } = readSavedPet();
  const called = name || 'Your pet';
  if (seenAt === 0) return 'An egg is waiting on its chain.';
  if (rules === 'classic') return `${called} would like to see you.`;
  if (pet.onHoliday) return `${called} is on holiday.`;
  const away = now - seenAt;
  const need = (['food', 'fun', 'sleep'] as const).find((one) => pet.needs[one] <= away);
  return need ? `${called} wishes for ${wishes[need]}.` : `${called} is content.`;
}

/** @param day 'YYYY-MM-DD' in UTC; `now` in ms since 1970 */
export async function readDay(day: string, now: number): Promise<Day> {
  const [{ newsPages }, { musicTvSongs }, { lettersIn, parseMailbox }] = await Promise.all([
    import('../../content/teletext/newsPages'),
    import('../../content/songs'),
    import('../../toys/online/mailbox'),
  ]);
  const headlines = newsPages
    .flatMap(({ frames }) => frames.flat())
    .filter((row): row is string => typeof row === 'string' && row.startsWith('{y}{d}'));
  const inbox = lettersIn(parseMailbox(readStored('online-mail')), 'inbox');
  const { daily } = parseQuizRecord(readStored('quiz-record')).record;
  return {
    events: eventsOf(onThisDay, day),
    word: pickOf(words, day),
    headline: pickOf(headlines, day).replace('{y}{d}', ''),
    song: pickOf(musicTvSongs, day),
    pet: petState(now),
    post: inbox.filter(({ isNew }) => isNew).length,
    marks: daily?.streak.lastDay === day ? daily.marks : undefined,
  };
}

import { onThisDay } from '../../../content/today/onThisDay';
import { words } from '../../../content/today/words';
import { readStored } from '../../../lib/storage';
import { dateOf, eventsOf, pickOf, titleOf } from '../../../lib/today/pick';
import type { SavedPet } from '../../../toys/virtual-pet/savedPet';

/** The contents of a day. */
export type Day = Readonly<{
  /** The title above the events. */
  when: string;
  /** `date` is the year of an event of this day, and the whole date of an earlier day's. */
  events: readonly Readonly<{ date: string; text: string; source: string }>[];
  word: readonly [word: string, meaning: string];
  headline: string;
  song: Readonly<{ id: string; title: string; artist: string; year: number }>;
  pet: string;
  /** The number of unread letters. */
  post: number;
  /** The marks of the daily ten; undefined if it was not played today. */
  marks: readonly boolean[] | undefined;
}>;

/** What a headline begins with on its teletext page: yellow, double height. */
const titleMark = '{y}{d}';

const wishes = [
  ['food', 'something to eat'],
  ['fun', 'a game'],
  ['sleep', 'a rest'],
] as const;

function petState({ rules, name, pet, seenAt }: SavedPet, now: number): string {
  const called = name || 'Your pet';
  if (seenAt === 0) return 'An egg is waiting on its chain.';
  if (rules === 'classic') return `${called} would like to see you.`;
  if (pet.onHoliday) return `${called} is on holiday.`;
  const away = now - seenAt;
  const wish = wishes.find(([need]) => pet.needs[need] <= away);
  return wish ? `${called} wishes for ${wish[1]}.` : `${called} is content.`;
}

/** @param day 'YYYY-MM-DD' in UTC; `now` in ms since 1970 */
export async function readDay(day: string, now: number): Promise<Day> {
  const [
    { newsPages },
    { musicTvSongs },
    { lettersIn, parseMailbox },
    { parseQuizRecord },
    { readSavedPet },
  ] = await Promise.all([
    import('../../../content/teletext/newsPages'),
    import('../../../content/songs'),
    import('../../../toys/online/mailbox'),
    import('../../../lib/quiz/quizRecord'),
    import('../../../toys/virtual-pet/savedPet'),
  ]);
  const events = eventsOf(onThisDay, day);
  const headlines = newsPages
    .flatMap(({ frames }) => frames.flat())
    .filter((row): row is string => typeof row === 'string' && row.startsWith(titleMark));
  const inbox = lettersIn(parseMailbox(readStored('online-mail')), 'inbox');
  const { daily } = parseQuizRecord(readStored('quiz-record')).record;
  return {
    when: titleOf(events[0], day),
    events: events.map((event) => ({
      ...event,
      date: event.day === day.slice(5) ? `${event.year}` : dateOf(event),
    })),
    word: pickOf(words, day),
    headline: pickOf(headlines, day).slice(titleMark.length),
    song: pickOf(musicTvSongs, day),
    pet: petState(readSavedPet(), now),
    post: inbox.filter(({ isNew }) => isNew).length,
    marks: daily?.streak.lastDay === day ? daily.marks : undefined,
  };
}

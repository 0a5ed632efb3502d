import { requireDayNumber, spokenDay } from '../quiz/utcDay';

/** One of a list for a day: all come round in turn. @param day 'YYYY-MM-DD' in UTC */
export function pickOf<T>(list: readonly T[], day: string): T {
  const picked = list[requireDayNumber(day) % list.length];
  if (picked === undefined) throw new RangeError('nothing to pick of');
  return picked;
}

type Dated = Readonly<{ day: string; year: number }>;

/** As many events as a day shows, unless more are its own. */
const eventsShown = 3;

/**
 * What happened on a day of other years, the earliest first, then what happened on the days before
 * it, the latest day first.
 * @param events in the order of the calendar
 * @param day 'YYYY-MM-DD'
 */
export function eventsOf<T extends Dated>(events: readonly T[], day: string): readonly T[] {
  const date = day.slice(5);
  const own = events.filter((event) => event.day === date);
  // Before the first event of the calendar stand the last ones of the year before.
  const before = [
    ...events.filter((event) => event.day > date),
    ...events.filter((event) => event.day < date),
  ];
  return [...own, ...before.toReversed().slice(0, Math.max(0, eventsShown - own.length))];
}

/** The title above events: whether the first is of the day itself. */
export function titleOf(first: Dated | undefined, day: string | null): string {
  return first && first.day !== day?.slice(5) ? 'Shortly before this day' : 'On this day';
}

/** The whole date of an event, such as '7 March 1997'. */
export const dateOf = ({ year, day }: Dated): string => spokenDay(`${year}-${day}`);

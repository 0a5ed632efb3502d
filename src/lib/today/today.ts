import { dayNumber, requireDayNumber, utcDay } from '../quiz/utcDay';

/** One of a list for a day: all come round in turn. @param day 'YYYY-MM-DD' in UTC */
export function pickOf<T>(list: readonly T[], day: string, offset = 0): T {
  const place = (requireDayNumber(day) + offset) % list.length;
  const picked = list[place];
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
  const at = events.findIndex((event) => event.day >= date);
  const before = at < 0 ? events : [...events.slice(at), ...events.slice(0, at)];
  const earlier = before.filter((event) => event.day !== date).toReversed();
  return [...own, ...earlier.slice(0, Math.max(0, eventsShown - own.length))];
}

/** Days on which the card was stamped, 'YYYY-MM-DD', in any order, each once. */
export type Stamps = readonly string[];

/** As many as are kept: a year and a little. */
export const maxStamps = 400;

/** Keeps what are days; drops the rest. */
export function parseStamps(stored: unknown): Stamps {
  const { version, days } = Object(stored) as Record<string, unknown>;
  if (version !== 1 || !Array.isArray(days)) return [];
  const valid = days.filter(
    (day): day is string => typeof day === 'string' && dayNumber(day) !== undefined,
  );
  return [...new Set(valid)].sort().slice(-maxStamps);
}

export function withStamp(stamps: Stamps, day: string): Stamps {
  return stamps.includes(day) ? stamps : [...stamps, day].sort().slice(-maxStamps);
}

/**
 * How many stamps stand in a row up to a day. One missed day between two stamps is forgiven, and
 * today is not missed before it is over. Days after it, of a clock that went wrong, do not count.
 */
export function inARow(stamps: Stamps, today: string): number {
  const number = requireDayNumber(today);
  const days = stamps.map(requireDayNumber).filter((day) => day <= number);
  let count = 0;
  let next = number;
  for (const day of days.sort((a, b) => b - a)) {
    if (next - day > 2) break;
    count++;
    next = day;
  }
  return count;
}

/** The last days up to one, the latest last, and whether each has its stamp. */
export function cardOf(
  stamps: Stamps,
  today: string,
  length: number,
): readonly Readonly<{ day: string; stamped: boolean }>[] {
  const number = requireDayNumber(today);
  return Array.from({ length }, (_, place) => {
    const day = utcDay((number - length + 1 + place) * 86_400_000);
    return { day, stamped: stamps.includes(day) };
  });
}

/** What a visitor may paste elsewhere: the day, the stamps, the marks of the daily ten. */
export function resultLine(
  day: string,
  row: number,
  marks: readonly boolean[] | undefined,
  address: string,
): string {
  const [year, month, date] = day.split('-').map(Number);
  const parts = [`90s Kid ${date}/${month}/${year}`, `${row} in a row`];
  if (marks) {
    const right = marks.filter(Boolean).length;
    parts.push(
      `daily ten ${right}/${marks.length} ${marks.map((one) => (one ? '■' : '□')).join('')}`,
    );
  }
  return `${parts.join(', ')} ${address}`;
}

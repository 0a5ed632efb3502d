import { dayNumber, requireDayNumber, utcDay } from '../quiz/utcDay';
import { fieldsOf } from '../storage';

/** Days on which the card was stamped, 'YYYY-MM-DD', in any order, each once. */
export type Stamps = readonly string[];

/** As many as are kept: a year and a little. */
export const maxStamps = 400;

/** Keeps what are days; drops the rest. */
export function parseStamps(stored: unknown): Stamps {
  const { days } = fieldsOf(stored, 1);
  if (!Array.isArray(days)) return [];
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

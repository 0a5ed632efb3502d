const dayMs = 86_400_000;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** @returns 'YYYY-MM-DD' of that moment in UTC */
export function utcDay(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 10);
}

/** @returns whole days since 1 January 1970, or undefined if the date does not exist */
export function dayNumber(day: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return undefined;
  const epochMs = Date.parse(`${day}T00:00:00Z`);
  // Some engines parse 31 February as a day in March.
  return Number.isNaN(epochMs) || utcDay(epochMs) !== day ? undefined : epochMs / dayMs;
}

/**
 * Like `dayNumber`, for a date that must exist.
 * @throws RangeError with the text
 */
export function requireDayNumber(day: string): number {
  const number = dayNumber(day);
  if (number === undefined) throw new RangeError(`No day of the calendar: '${day}'`);
  return number;
}

/** @returns such as '7 March 1997' */
export function spokenDay(day: string): string {
  requireDayNumber(day);
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return `${date} ${months[month - 1]} ${year}`;
}

export const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** The date of a day since 1 January 1970, such as '3 May 2026'. Rules may not use `Date`. */
export function dateOfDay(day: number): string {
  // Years begin in March here, so that the leap day comes last. 719468 days lie before 1970.
  const days = day + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const leaps = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36524);
  const yearOfEra = Math.floor((dayOfEra - leaps - Math.floor(dayOfEra / 146096)) / 365);
  const leapsBefore = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - (365 * yearOfEra + leapsBefore);
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = (marchMonth + 2) % 12;
  const year = yearOfEra + era * 400 + (month < 2 ? 1 : 0);
  return `${date} ${months[month]} ${year}`;
}

import { months as monthNames } from '../../kit/rules/dateOfDay';
import { columns, type TeletextFrame } from './grid';
import { layRow, layText } from './layRow';

/** The time that a header shows, in the viewer's time zone. */
export type Moment = Readonly<{
  /** 0 is Sunday. */
  weekday: number;
  day: number;
  /** 0 is January. */
  month: number;
  hours: number;
  minutes: number;
  seconds: number;
}>;

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
export const months = monthNames.map((name) => name.slice(0, 3));
const two = (value: number) => String(value).padStart(2, '0');

/**
 * The 32 codes of a header after the eight that the set fills in: the service's name, the page
 * number, the date and the clock. Without a moment, date and clock are blank.
 * @param service at most seven characters
 */
export function headerText(service: string, page: string, moment?: Moment): Uint8Array {
  const day = moment
    ? `${weekdays[moment.weekday]} ${two(moment.day)} ${months[moment.month]}`
    : ' '.repeat(10);
  const clock = moment
    ? `${two(moment.hours)}:${two(moment.minutes)}/${two(moment.seconds)}`
    : ' '.repeat(8);
  const text = layText(
    `{g}${service.padEnd(7).slice(0, 7)}{w}${page.padStart(3)}{y}${day}{c}${clock}`,
  );
  return Uint8Array.from(text);
}

/**
 * Writes the set's eight codes and the header after them into row 0 of a frame.
 * @param own what the viewer dialled, at most three characters, shown after a P
 * @param searching whether the page is awaited: its number is green until it arrives
 */
export function putHeader(
  frame: TeletextFrame,
  own: string,
  text: Uint8Array,
  searching = false,
): void {
  frame.set(layRow(`${searching ? '{g}' : '{w}'}P${own}`), 0);
  frame.set(text.subarray(0, columns - 8), 8);
}

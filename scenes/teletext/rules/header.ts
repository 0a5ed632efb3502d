import { columns, type TeletextFrame } from './grid';
import { layRow, layText } from './layRow';

/** The moment that a header tells, in the viewer's own time. */
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
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
const two = (value: number) => String(value).padStart(2, '0');

/**
 * The 32 codes of a header after the set's own eight: the service's name, the page that goes by,
 * day and clock. Without a moment, day and clock are blank.
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
 * Writes the set's eight and the header after them into row 0 of a frame.
 * @param own what the viewer dialled, at most three signs, behind a P
 * @param searching the number is green until its page has come
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

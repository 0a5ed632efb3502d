import type { Tone } from '../../components/tone';
import { type TvShow, tvShows } from '../../content/tvShows';

/** The slots in the order of the day. An unknown slot comes last. */
const slots = [
  'Weekday breakfast',
  'Weekday morning',
  'After school',
  'Teatime',
  'Evening',
  'Saturday morning',
  'Saturday evening',
];

const inOrderOfDay = tvShows.toSorted((one, other) => order(one) - order(other));

function order({ slot }: TvShow): number {
  const place = slots.indexOf(slot);
  return place < 0 ? slots.length : place;
}

const isSaturday = ({ slot }: TvShow) => slot.startsWith('Saturday');

/** The weekday page of the magazine. */
export const weekdays = inOrderOfDay.filter((show) => !isSaturday(show));
export const saturday = inOrderOfDay.filter(isSaturday);

/** The button and colour of a channel, by the first name on the card. */
const buttons: Readonly<Record<string, Readonly<{ button: number; tone: Tone }>>> = {
  'BBC One': { button: 1, tone: 'orange' },
  'BBC Two': { button: 2, tone: 'lime' },
  ITV: { button: 3, tone: 'yellow' },
  'Channel 4': { button: 4, tone: 'cyan' },
  'Channel 5': { button: 5, tone: 'purple' },
};

export function buttonOf({ channel }: TvShow): Readonly<{ button: number; tone: Tone }> {
  return buttons[channel.split(',')[0] ?? ''] ?? { button: 0, tone: 'blue' };
}

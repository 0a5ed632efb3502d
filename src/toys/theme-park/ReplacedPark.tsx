import { poundsText } from '../../../scenes/theme-park/texts';
import type { Slot } from './parkStore';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Money, visitors and date of a saved park. */
export function SlotSummary({ slot }: Readonly<{ slot: Slot }>) {
  return (
    <small>
      {poundsText(slot.money)}, {slot.visitors} visitors, {dayFormat.format(slot.savedAt)}
    </small>
  );
}

type Props = Readonly<{ title: string; slot: Slot; onBringBack: () => void }>;

/** A park that was replaced by another, and a button that restores it. */
export function ReplacedPark({ title, slot, onBringBack }: Props) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <SlotSummary slot={slot} />
      </span>
      <button type="button" aria-label={`Bring back: ${title.toLowerCase()}`} onClick={onBringBack}>
        Bring back
      </button>
    </li>
  );
}

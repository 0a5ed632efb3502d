import { readEditTf } from '../../../../scenes/teletext/rules/editTf';
import type { Opened } from '../../../../scenes/teletext/rules/Opened';
import { readTti } from '../../../../scenes/teletext/rules/readTti';

/** A text that somebody pasted: the lines of a TTI file, or an address. */
export function openText(text: string): Opened {
  return /^\w\w,/m.test(text) ? readTti(text) : readEditTf(text);
}

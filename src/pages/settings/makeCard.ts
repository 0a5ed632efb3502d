import { writeBundle } from '../../saves/bundle';
import { drawCard } from '../../saves/card/drawCard';
import { writeCard } from '../../saves/card/memoryCard';
import type { Entry } from '../../saves/Entry';
import { saveGroupOf, saveGroups } from '../../saves/saveGroups';
import { bundleOf } from '../../saves/savesStorage';

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * The memory card of this browser as a file.
 * @param now ms since 1970
 * @param moving whether its icons are animated
 */
export async function makeCard(
  kept: readonly Entry[],
  now: number,
  moving: boolean,
  passphrase: string,
): Promise<File> {
  const blocks = saveGroups.map(({ id }) => ({
    id,
    bytes: kept
      .filter(({ key }) => saveGroupOf(key)?.id === id)
      .reduce((sum, { text }) => sum + text.length, 0),
  }));
  const { pixels, frame } = drawCard(blocks, `SAVED ${day.format(now)}`);
  const text = writeBundle(bundleOf(kept, now));
  const card = await writeCard(text, pixels, moving ? frame : undefined, passphrase);
  const name = `90s-kid-memory-card-${new Date(now).toISOString().slice(0, 10)}.png`;
  return new File([card], name, { type: 'image/png' });
}

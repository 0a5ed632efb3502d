import { utcDay } from '../../lib/quiz/utcDay';
import { writeBundle } from '../../saves/bundle';
import { drawCard } from '../../saves/card/drawCard';
import { writeCard } from '../../saves/card/memoryCard';
import type { Entry } from '../../saves/Entry';
import { saveGroupOf, saveGroups } from '../../saves/saveGroups';

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
  const blocks = saveGroups.map((group) => ({
    name: group.name,
    bytes: kept
      .filter(({ key }) => saveGroupOf(key) === group)
      .reduce((sum, { text }) => sum + text.length, 0),
  }));
  const { pixels, frame } = drawCard(blocks, `SAVED ${day.format(now)}`);
  const text = writeBundle({ savedAt: now, entries: kept });
  const card = await writeCard(text, pixels, moving ? frame : undefined, passphrase);
  const name = `90s-kid-memory-card-${utcDay(now)}.png`;
  return new File([card], name, { type: 'image/png' });
}

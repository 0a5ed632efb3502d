import { checklistItems } from '../../content/checklist';
import { addressOfState, type Place, stateIn, ticksState } from '../../lib/addresses';
import { pageAddress } from '../../lib/pageAddress';

/** A friend's ticks as an address holds them. */
export type FriendTicks =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'ticks'; ids: ReadonlySet<string> }>
  | Readonly<{ kind: 'torn'; why: string }>;

export const noFriend: FriendTicks = { kind: 'none' };

/** The packing of ticks comes only with a note: read or written. */
const loadPacking = () => import('../../lib/checklist/ticksLink');

/** What an address holds of a friend; undefined where it names none. */
export function friendCode(address: Place): string | undefined {
  return stateIn(ticksState, address);
}

export async function friendTicks(code: string): Promise<FriendTicks> {
  const decoded = (await loadPacking()).decodeTicks(code, checklistItems);
  if (decoded.ok) return { kind: 'ticks', ids: new Set(decoded.ids) };
  return {
    kind: 'torn',
    why:
      decoded.reason === 'other version'
        ? 'It was written for another edition of this list.'
        : 'Half of it is missing or smudged.',
  };
}

/** The address that shows these ticks beside the reader's own. */
export async function compareAddress(ids: Iterable<string>): Promise<string> {
  const { encodeTicks } = await loadPacking();
  return pageAddress(addressOfState(ticksState, encodeTicks(ids, checklistItems)));
}

import { checklistItems } from '../../content/checklist';
import { addressOfState, type Place, stateIn, ticksState } from '../../lib/addresses';
import { pageAddress } from '../../lib/pageAddress';

/** The state of a friend's ticks, as read from an address. */
export type FriendTicks =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'ticks'; ids: ReadonlySet<string> }>
  | Readonly<{ kind: 'torn'; why: string }>;

export const noFriend: FriendTicks = { kind: 'none' };

/** The code that packs ticks loads only when a link is read or made. */
const loadPacking = () => import('../../lib/checklist/ticksLink');

/** The part of an address that holds a friend's ticks; undefined where there is none. */
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

/** The address that compares these ticks with the reader's own. */
export async function compareAddress(ids: Iterable<string>): Promise<string> {
  const { encodeTicks } = await loadPacking();
  return pageAddress(addressOfState(ticksState, encodeTicks(ids, checklistItems)));
}

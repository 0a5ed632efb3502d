import { checklistItems } from '../../content/checklist';
import { decodeTicks, encodeTicks } from '../../lib/checklist/ticksLink';
import { pageAddress } from '../../lib/pageAddress';

const parameter = 'with';

/** A friend's ticks as an address holds them. */
export type FriendTicks =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'ticks'; ids: ReadonlySet<string> }>
  | Readonly<{ kind: 'torn'; why: string }>;

export const noFriend: FriendTicks = { kind: 'none' };

export function friendTicks(parameters: URLSearchParams): FriendTicks {
  const code = parameters.get(parameter);
  if (code === null) return noFriend;
  const decoded = decodeTicks(code, checklistItems);
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
export function compareAddress(ids: Iterable<string>): string {
  return pageAddress(`/lifestyle?${parameter}=${encodeTicks(ids, checklistItems)}`);
}

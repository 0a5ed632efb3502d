import { type Person, presences } from './Chat';
import { maxName } from './ChatMessage';

/** Who is there, by name, from what the room says; whatever is not an entry of ours is left out. */
export function parsePeople(
  state: Readonly<Record<string, readonly unknown[]>>,
  ownKey: string,
): readonly Person[] {
  return Object.entries(state)
    .flatMap(([key, entries]) => {
      const { name, presence } = (entries.at(-1) ?? {}) as Record<string, unknown>;
      if (typeof name !== 'string' || name.trim() === '' || name.length > maxName) return [];
      const known = presences.find((candidate) => candidate === presence) ?? 'online';
      return [{ key, name: name.trim(), presence: known, self: key === ownKey }];
    })
    .sort((a, b) => a.name.localeCompare(b.name));
}

import { type Person, presences } from './Chat';
import { maxName } from './ChatMessage';

/** Parses the room's presence state into people, sorted by name. Invalid entries are left out. */
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

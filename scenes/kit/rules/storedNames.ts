import type { Rules } from './contract';

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** The kit's own fields that have been renamed since recordings were first made. */
const kitNames: Names = { rng: 'chance' };

function isPlain(value: unknown): value is Fields {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !ArrayBuffer.isView(value)
  );
}

/** The constants keep their names: recordings hold them by key. */
function renamed(fields: Fields, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      names[key] ?? key,
      isPlain(value) && key !== 'config' ? renamed(value, names) : value,
    ]),
  );
}

/** A state with the names under which saves and hashes hold its fields. */
export function toStored({ storedNames }: Pick<Rules, 'storedNames'>, state: object): Fields {
  return renamed(state as Fields, { ...kitNames, ...storedNames });
}

/** What a save holds, with the names of today's fields. */
export function fromStored({ storedNames }: Pick<Rules, 'storedNames'>, stored: object): Fields {
  const names = Object.entries({ ...kitNames, ...storedNames });
  return renamed(stored as Fields, Object.fromEntries(names.map(([now, then]) => [then, now])));
}

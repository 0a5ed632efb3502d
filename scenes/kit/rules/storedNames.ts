import type { Rules } from './contract';
import { isPlain } from './Parsed';

type Fields = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, string>>;

/** The kit's own fields that were renamed since the first recordings. */
const kitNames: Names = { rng: 'chance' };

/** Constants keep their names: recordings refer to them by key. */
function renamed(fields: Fields, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      names[key] ?? key,
      isPlain(value) && key !== 'config' ? renamed(value, names) : value,
    ]),
  );
}

/** A state with the field names that saves and hashes use. */
export function toStored({ storedNames }: Pick<Rules, 'storedNames'>, state: object): Fields {
  return renamed(state as Fields, { ...kitNames, ...storedNames });
}

/** The content of a save with the current field names. */
export function fromStored({ storedNames }: Pick<Rules, 'storedNames'>, stored: object): Fields {
  const names = Object.entries({ ...kitNames, ...storedNames });
  return renamed(stored as Fields, Object.fromEntries(names.map(([now, then]) => [then, now])));
}

/** The characters of each key, in tap order. */
const faces: Readonly<Record<string, string>> = {
  1: '.,?!\'"1',
  2: 'abc2',
  3: 'def3',
  4: 'ghi4',
  5: 'jkl5',
  6: 'mno6',
  7: 'pqrs7',
  8: 'tuv8',
  9: 'wxyz9',
  '*': '+-:;()/@&*',
  0: ' 0',
};

/** After this many ms the same key starts a new character. */
const settles = 1000;

/** A text that is being typed on a twelve-key pad. */
export interface Keyed {
  readonly text: string;
  /** Whether letters are capitals; the key # toggles it. */
  readonly capitals: boolean;
  /** The last tap, while the same key would still change its character. */
  readonly last?: Readonly<{ key: string; count: number; at: number }> | undefined;
}

/**
 * The text after one more tap. A key without characters, or without room, changes nothing.
 * @param key as printed: '0' to '9', '*' or '#'
 * @param at when, in ms on any clock that only goes forward
 * @param room how many UTF-16 code units the text may have
 */
export function tapKey(keyed: Keyed, key: string, at: number, room: number): Keyed {
  const { text, capitals, last } = keyed;
  if (key === '#') return { text, capitals: !capitals };
  if (!Object.hasOwn(faces, key)) return keyed;
  const face = faces[key];
  const goesOn = last?.key === key && at - last.at < settles;
  const count = goesOn ? last.count + 1 : 0;
  const kept = goesOn ? text.slice(0, -1) : text;
  if (kept.length >= room) return { text, capitals };
  const character = face.charAt(count % face.length);
  return {
    text: kept + (capitals ? character.toUpperCase() : character),
    capitals,
    last: { key, count, at },
  };
}

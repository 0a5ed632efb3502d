/** A stored object. Merging checks only its outline: the part that owns it parses it on reading. */
type Fields = Readonly<Record<string, unknown>>;

/** Merges two stored values of one key, or parts of them. Nothing in `mine` is lost. */
export type Merge = (mine: unknown, theirs: unknown) => unknown;

function fields(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : {};
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** Keeps the value with the higher measure, mine if they are equal. */
const higher =
  (measure: (value: unknown) => number | string): Merge =>
  (mine, theirs) =>
    measure(theirs) > measure(mine) ? theirs : mine;

/** Keeps the larger number. */
export const larger = higher(count);

const either: Merge = (mine, theirs) => mine === true || theirs === true;

/** Both lists without duplicates, mine first. */
export function union(mine: unknown, theirs: unknown): readonly unknown[] {
  const seen = new Set(list(mine).map((value) => JSON.stringify(value)));
  const more = list(theirs).filter((value) => !seen.has(JSON.stringify(value)));
  return [...list(mine), ...more];
}

/** Merges objects: all keys of both, each joined where both have it. */
export const each =
  (join: Merge): Merge =>
  (mine, theirs) => {
    const own = fields(mine);
    const others = Object.entries(fields(theirs)).map(([key, value]) => [
      key,
      Object.hasOwn(own, key) ? join(own[key], value) : value,
    ]);
    // Fields are made as data: a key such as `__proto__` from a foreign file stays a key.
    return Object.fromEntries([...Object.entries(own), ...others]);
  };

/** Merges the named fields of two objects. All others stay mine. */
export const mergeFields =
  (joins: Readonly<Record<string, Merge>>): Merge =>
  (mine, theirs) => {
    const [own, other] = [fields(mine), fields(theirs)];
    const joined = Object.entries(joins).map(([name, join]) => [
      name,
      join(own[name], other[name]),
    ]);
    return { ...own, ...Object.fromEntries(joined) };
  };

const betterScores = each(each(higher((value) => count(fields(value).score))));

/** Best scores, `{games: {game: {kind: {score, rules}}}}`: keeps the better score of each kind. */
export const mergeRecords = mergeFields({
  games: (mine, theirs) => {
    // A value that is not an object has no scores. Keeping it would change the result of a second
    // merge.
    const games = Object.entries(fields(theirs)).map(([game, scores]) => [game, fields(scores)]);
    return betterScores(mine, Object.fromEntries(games));
  },
});

function share(value: unknown): number {
  const { correct, total } = fields(value);
  return count(total) > 0 ? count(correct) / count(total) : 0;
}

function lastDay(daily: unknown): string {
  const day = fields(fields(daily).streak).lastDay;
  return typeof day === 'string' ? day : '';
}

/** The quiz: keeps the better result of each category, the longer best streak, the later day. */
export const mergeQuiz = mergeFields({
  best: each(higher(share)),
  daily: (mine, theirs) => {
    const daily = fields(higher(lastDay)(mine, theirs));
    const [own, other, streak] = [mine, theirs, daily].map((one) => fields(fields(one).streak));
    const best = larger(own?.best, other?.best);
    return Object.keys(daily).length > 0 ? { ...daily, streak: { ...streak, best } } : null;
  },
});

/** The album: keeps the larger count of each sticker, and everything that either side has found. */
export const mergeAlbum = mergeFields({
  stickers: each(mergeFields({ count: larger, shiny: either })),
  objects: each(mergeFields({ n: larger, found: either })),
  swaps: union,
  offers: union,
});

/** Saved parks in slots: theirs fill my empty slots; undefined when there is no room for all. */
export const mergeSlots: Merge = (mine, theirs) => {
  const slots = [...list(fields(mine).slots)];
  const held = new Set(slots.map((slot) => JSON.stringify(slot)));
  for (const slot of list(fields(theirs).slots)) {
    if (slot === null || held.has(JSON.stringify(slot))) continue;
    const free = slots.indexOf(null);
    if (free < 0) return undefined;
    slots[free] = slot;
  }
  return { ...fields(mine), slots };
};

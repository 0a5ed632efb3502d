/** A stored object. Merging checks only its outline: the part that owns it parses it on reading. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Joins two stored values of one key. Nothing in `mine` is lost.
 * @param theirsIsLater whether `theirs` was saved later; it decides where the two cannot be joined
 */
export type Merge = (mine: unknown, theirs: unknown, theirsIsLater: boolean) => unknown;

function fields(value: unknown): Fields {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as Fields) : {};
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const count = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : 0);

/** All keys of both, each joined where both have it. */
function joinEach(
  mine: unknown,
  theirs: unknown,
  join: (mine: unknown, theirs: unknown) => unknown,
): Fields {
  const own = fields(mine);
  const others = Object.entries(fields(theirs)).map(([key, value]) => [
    key,
    Object.hasOwn(own, key) ? join(own[key], value) : value,
  ]);
  // Fields are made as data: a key such as `__proto__` from a foreign file stays a key.
  return Object.fromEntries([...Object.entries(own), ...others]);
}

const larger = (mine: unknown, theirs: unknown): unknown =>
  count(theirs) > count(mine) ? theirs : mine;

/** Both lists without duplicates, mine first. */
function union(mine: unknown, theirs: unknown): readonly unknown[] {
  const seen = new Set(list(mine).map((value) => JSON.stringify(value)));
  const more = list(theirs).filter((value) => !seen.has(JSON.stringify(value)));
  return [...list(mine), ...more];
}

/** Best scores, `{games: {game: {kind: {score, rules}}}}`: keeps the better score of each kind. */
export const mergeRecords: Merge = (mine, theirs) => {
  const better = (one: unknown, other: unknown): unknown =>
    count(fields(other).score) > count(fields(one).score) ? other : one;
  // A value that is not an object has no scores. Keeping it would change the result of a second
  // merge.
  const theirGames = Object.entries(fields(fields(theirs).games)).map(([game, scores]) => [
    game,
    fields(scores),
  ]);
  const games = joinEach(fields(mine).games, Object.fromEntries(theirGames), (one, other) =>
    joinEach(one, other, better),
  );
  return { ...fields(mine), games };
};

type Best = Readonly<{ correct: unknown; total: unknown }>;
const share = (value: unknown): number => {
  const { correct, total } = fields(value) as Best;
  return count(total) > 0 ? count(correct) / count(total) : 0;
};

const day = ({ lastDay }: Readonly<{ lastDay?: unknown }>): string =>
  typeof lastDay === 'string' ? lastDay : '';

/** The quiz: keeps the better result of each category, the longer best streak, the later day. */
export const mergeQuiz: Merge = (mine, theirs) => {
  const best = joinEach(fields(mine).best, fields(theirs).best, (one, other) =>
    share(other) > share(one) ? other : one,
  );
  const [own, other] = [mine, theirs].map((value) => fields(fields(value).daily));
  const [ownStreak, otherStreak] = [own, other].map((daily) => fields(daily.streak));
  const isLater = day(otherStreak) > day(ownStreak);
  const daily = isLater ? other : own;
  const longest = larger(ownStreak.best, otherStreak.best);
  const hasDaily = Object.keys(daily).length > 0;
  const streak = { ...fields(daily.streak), best: longest };
  return { ...fields(mine), best, daily: hasDaily ? { ...daily, streak } : null };
};

/** Joins the counts of one thing, and whether either side has it. */
const joinCounts =
  (number: string, flag: string) =>
  (mine: unknown, theirs: unknown): Fields => {
    const [own, other] = [fields(mine), fields(theirs)];
    return {
      ...own,
      [number]: larger(own[number], other[number]),
      [flag]: own[flag] === true || other[flag] === true,
    };
  };

/** The album: keeps the larger count of each sticker, and everything that either side has found. */
export const mergeAlbum: Merge = (mine, theirs) => {
  const [own, other] = [fields(mine), fields(theirs)];
  return {
    ...own,
    stickers: joinEach(own.stickers, other.stickers, joinCounts('count', 'shiny')),
    objects: joinEach(own.objects, other.objects, joinCounts('n', 'found')),
    swaps: union(own.swaps, other.swaps),
    offers: union(own.offers, other.offers),
  };
};

/** The checklist: the stored value is a list. */
export const mergeList: Merge = union;

const mergeAt =
  (join: (mine: unknown, theirs: unknown) => unknown) =>
  (name: string): Merge =>
  (mine, theirs) => ({ ...fields(mine), [name]: join(fields(mine)[name], fields(theirs)[name]) });

/** A list under a key, such as the ringed programmes. */
export const mergeListAt = mergeAt(union);

/** A counter under a key: keeps the larger number. */
export const mergeCountAt = mergeAt(larger);

/** Counters by key, such as how often each song has been played. */
export const mergeCountsAt = mergeAt((mine, theirs) => joinEach(mine, theirs, larger));

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

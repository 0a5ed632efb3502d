/** The parts of the Prefer header that the backend honours. */
export type Preferences = Readonly<{
  returns: 'minimal' | 'headers-only' | 'representation' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
}>;

const pick = <T extends string>(text: string | undefined, allowed: readonly T[]): T | null =>
  allowed.find((each) => each === text) ?? null;

export function parsePreferences(header: string | undefined): Preferences {
  const pairs = (header ?? '').split(',').map((part) => part.trim().split('='));
  // The first mention of a preference wins.
  const given = new Map(pairs.reverse().map(([name = '', value = '']) => [name, value] as const));
  return {
    returns: pick(given.get('return'), ['minimal', 'headers-only', 'representation']),
    resolution: pick(given.get('resolution'), ['merge-duplicates', 'ignore-duplicates']),
    missing: pick(given.get('missing'), ['default', 'null']),
    count: pick(given.get('count'), ['exact', 'planned', 'estimated']),
  };
}

/** The Preference-Applied header, or null when nothing was asked for. */
export function appliedPreferences(
  preferences: Preferences,
  kinds: readonly (keyof Preferences)[],
): string | null {
  const names = { returns: 'return', resolution: 'resolution', missing: 'missing', count: 'count' };
  const applied = kinds.flatMap((kind) =>
    preferences[kind] === null ? [] : [`${names[kind]}=${preferences[kind]}`],
  );
  return applied.length === 0 ? null : applied.join(', ');
}

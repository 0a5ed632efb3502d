import { RestError } from './RestError';

/** The parts of the Prefer header that the backend honours. */
export type Preferences = Readonly<{
  returns: 'minimal' | 'headers-only' | 'representation' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null' | null;
  count: 'exact' | 'planned' | 'estimated' | null;
  handling: 'strict' | 'lenient' | null;
}>;

/** The preferences that PostgREST 12 knows. With strict handling no others are allowed. */
const VALUES = {
  return: ['minimal', 'headers-only', 'representation'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  count: ['exact', 'planned', 'estimated'],
  handling: ['strict', 'lenient'],
  // Known but not followed, as on a hosted project: every request commits.
  tx: ['commit', 'rollback'],
} as const;

function isKnown(wish: string): boolean {
  return Object.entries(VALUES).some(([name, values]) =>
    values.some((value) => wish === `${name}=${value}`),
  );
}

const pick = <T extends string>(text: string | undefined, allowed: readonly T[]): T | null =>
  allowed.find((each) => each === text) ?? null;

/** @throws RestError PGRST122 for an unknown preference under strict handling */
export function parsePreferences(header: string | undefined): Preferences {
  const wishes = header === undefined ? [] : header.split(',').map((part) => part.trim());
  const pairs = wishes.map((wish) => wish.split('='));
  // The first mention of a preference wins.
  const given = new Map(pairs.reverse().map(([name = '', value = '']) => [name, value] as const));
  const handling = pick(given.get('handling'), VALUES.handling);
  const unknown = wishes.filter((wish) => !isKnown(wish));
  if (handling === 'strict' && unknown.length > 0) {
    throw new RestError(
      400,
      'PGRST122',
      'Invalid preferences given with handling=strict',
      `Invalid preferences: ${unknown.join(', ')}`,
    );
  }
  return {
    returns: pick(given.get('return'), VALUES.return),
    resolution: pick(given.get('resolution'), VALUES.resolution),
    missing: pick(given.get('missing'), VALUES.missing),
    count: pick(given.get('count'), VALUES.count),
    handling,
  };
}

/** The Preference-Applied header, or null if nothing was asked for. */
export function appliedPreferences(
  preferences: Preferences,
  kinds: readonly (keyof Preferences)[],
): string | null {
  const applied = [...kinds, 'handling' as const].flatMap((kind) =>
    preferences[kind] === null
      ? []
      : [`${kind === 'returns' ? 'return' : kind}=${preferences[kind]}`],
  );
  return applied.length === 0 ? null : applied.join(', ');
}

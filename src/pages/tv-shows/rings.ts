import type { TvShow } from '../../content/tvShows';

/**
 * Parses the ids of the ringed programmes.
 * @param stored `{ version: 1, ids }`; unknown, repeated and malformed ids are dropped
 */
export function parseRings(stored: unknown, shows: readonly TvShow[]): readonly string[] {
  if (typeof stored !== 'object' || stored === null) return [];
  const { version, ids } = stored as Record<string, unknown>;
  if (version !== 1 || !Array.isArray(ids)) return [];
  return shows.map(({ id }) => id).filter((id) => ids.includes(id));
}

/** Ringed programmes that clash: same slot, different channels. One list for each slot. */
export function findClashes(
  ringed: readonly TvShow[],
): readonly Readonly<{ slot: string; shows: readonly TvShow[] }>[] {
  const slots = new Map<string, TvShow[]>();
  for (const show of ringed) slots.set(show.slot, [...(slots.get(show.slot) ?? []), show]);
  return [...slots]
    .filter(([, shows]) => new Set(shows.map(({ channel }) => channel)).size > 1)
    .map(([slot, shows]) => ({ slot, shows }));
}

const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The sentence about the ringed programmes. */
export function describeRings(ringed: readonly TvShow[], total: number): string {
  if (ringed.length === 0) return 'Nothing ringed yet. Somebody must have had the biro.';
  const clashes = findClashes(ringed).map(({ slot, shows }) => {
    const names = conjunction.format(shows.map(({ name }) => name));
    return `${slot}: ${names} clash, so set the video.`;
  });
  return [`${ringed.length} of ${total} ringed.`, ...clashes].join(' ');
}

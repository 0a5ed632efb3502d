/** The ways of showing drifting shapes that are compared, by their names in the page. */
export const candidates = [
  { id: 'empty', name: 'empty frame' },
  { id: 'loop', name: 'bare update loop' },
  { id: 'raw', name: 'raw instanced WebGL 2' },
  { id: 'stage', name: 'hero (PixiJS stage in its host)' },
  { id: 'dom', name: 'DOM nodes', most: 10_000 },
  { id: 'tsparticles', name: '@tsparticles/slim with repulse' },
] as const satisfies readonly Readonly<{ id: string; name: string; most?: number }>[];

export type CandidateId = (typeof candidates)[number]['id'];

export const counts = [80, 1_000, 10_000, 50_000] as const;

export type Visit = Readonly<{ id: CandidateId; count: number }>;

/** Every candidate at each number of shapes that it can handle, grouped by number. */
export function visits(numbers: readonly number[] = counts): Visit[] {
  return numbers.flatMap((count) =>
    candidates
      .filter((candidate) => !('most' in candidate) || count <= candidate.most)
      .map(({ id }) => ({ id, count })),
  );
}

/**
 * The page of a candidate with drawing switched off: software rendering would leave no time for
 * scripts.
 */
export function pathOf({ id, count }: Visit): string {
  return `/?candidate=${id}&count=${count}&undrawn`;
}

export function keyOf({ id, count }: Visit): string {
  return `${id} ${count}`;
}

/** The ways of showing drifting shapes that are compared, as the page knows them. */
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

/** From this many shapes on nothing is drawn, in any candidate: software drawing would starve it. */
export const undrawnFrom = 1_000;

export type Visit = Readonly<{ id: CandidateId; count: number }>;

/** Every candidate at every number that it can bear, those of a number together. */
export function visits(): Visit[] {
  return counts.flatMap((count) =>
    candidates
      .filter((candidate) => !('most' in candidate) || count <= candidate.most)
      .map(({ id }) => ({ id, count })),
  );
}

export function pathOf({ id, count }: Visit, drawn = count < undrawnFrom): string {
  return `/?candidate=${id}&count=${count}${drawn ? '' : '&undrawn'}`;
}

export function keyOf({ id, count }: Visit): string {
  return `${id} ${count}`;
}

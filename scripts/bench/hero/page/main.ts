import type { Candidate } from './Candidate';
import { drive } from './drive';
import { withoutDrawing } from './withoutDrawing';

/** What a bench calls in this page. */
export type HeroPage = Readonly<{
  /**
   * Plays up to `frames` frames or `ms` milliseconds. With names, it marks the beginning and the
   * end.
   */
  play: (frames: number, ms: number, from?: string, to?: string) => Promise<number>;
}>;

const candidates: Readonly<Record<string, () => Promise<Candidate>>> = {
  empty: async () => async () => {},
  loop: async () => (await import('./candidates/bareLoop')).bareLoop,
  raw: async () => (await import('./candidates/rawInstances')).rawInstances,
  stage: async () => (await import('./candidates/stage')).stage,
  dom: async () => (await import('./candidates/domNodes')).domNodes,
  tsparticles: async () => (await import('./candidates/tsParticles')).tsParticles,
};

async function open(): Promise<HeroPage> {
  const query = new URLSearchParams(location.search);
  const area = document.querySelector<HTMLElement>('#area');
  const load = candidates[query.get('candidate') ?? ''];
  if (!area || !load) throw new Error(`no candidate "${query.get('candidate')}"`);
  const start = await load();
  await start(area, Number(query.get('count')));
  if (query.has('undrawn')) withoutDrawing();
  return { play: drive(area) };
}

Object.assign(globalThis, { heroPage: open() });

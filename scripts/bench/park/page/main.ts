import type { Candidate } from '../../hero/page/Candidate';
import { drive } from '../../hero/page/drive';
import { withoutDrawing } from '../../hero/page/withoutDrawing';

/** What a bench calls in this page. */
export type ParkPage = Readonly<{
  /**
   * Plays up to `frames` frames or `ms` milliseconds. With names, it marks the beginning and the
   * end.
   */
  play: (frames: number, ms: number, from?: string, to?: string) => Promise<number>;
}>;

const candidates: Readonly<Record<string, () => Promise<Candidate>>> = {
  empty: async () => async () => {},
  ours: async () => (await import('./ourPicture')).ourPicture,
  phaser: async () => (await import('./phaserSprites')).phaserSprites,
};

async function open(): Promise<ParkPage> {
  const query = new URLSearchParams(location.search);
  const area = document.querySelector<HTMLElement>('#area');
  const load = candidates[query.get('candidate') ?? ''];
  if (!area || !load) throw new Error(`no candidate "${query.get('candidate')}"`);
  const start = await load();
  await start(area, Number(query.get('visitors')));
  withoutDrawing();
  return { play: drive(area) };
}

Object.assign(globalThis, { parkPage: open() });

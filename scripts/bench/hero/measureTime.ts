import type { Browser } from 'playwright';
import { recordTrace } from '../lib/recordTrace';
import { scriptTime } from '../lib/scriptTime';
import { layoutSeconds, visit } from '../lib/visit';
import { pathOf, type Visit } from './candidates';
import type { HeroPage } from './page/main';

/** Milliseconds of the main thread per frame. */
export type FrameTime = Readonly<{ script: number; layout: number; frames: number }>;

const from = 'bench-from';
const to = 'bench-to';
type Window = Readonly<{ frames: number; ms: number }>;

/**
 * Plays a candidate and reads the cost of its frames from a trace.
 * @param warmUp frames, and at most ms, for the engine's compiler
 */
export function measureTime(
  browser: Browser,
  origin: string,
  which: Visit,
  warmUp: Window,
  window: Window,
): Promise<FrameTime> {
  return visit(browser, origin + pathOf(which), async (page, session) => {
    const play = (frames: number, ms: number, marks: readonly string[] = []) =>
      page.evaluate(
        async ([n, most, ...names]) => {
          const { heroPage } = globalThis as unknown as { heroPage: Promise<HeroPage> };
          return (await heroPage).play(n, most, ...names);
        },
        [frames, ms, ...marks] as [number, number, ...string[]],
      );
    await play(warmUp.frames, warmUp.ms);
    const layoutBefore = await layoutSeconds(session);
    const { result: frames, events } = await recordTrace(browser, () =>
      play(window.frames, window.ms, [from, to]),
    );
    const layout = ((await layoutSeconds(session)) - layoutBefore) * 1000;
    return { script: scriptTime(events, from, to) / frames, layout: layout / frames, frames };
  });
}

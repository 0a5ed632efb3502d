import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { LivingScreensaver } from '../../../src/hosts/LivingScreensaver';
import { type Saver, savers } from '../../../src/toys/desktop/savers';
import { leaveUnpainted } from '../leaveUnpainted';
import { type Retained, watchRetained } from './watchRetained';

leaveUnpainted();

/** Until the engine is loaded. */
const warmUp = 3;
const cycles = 3;
/**
 * Bytes of heap: an engine that is not destroyed retains 430 kB each time. What is made late
 * is retained once: if more is retained, the same number of cycles must not retain it again.
 */
const maxRetained = cycles * 80_000;

afterEach(cleanup);

function SaverHost({ saver }: Readonly<{ saver?: Saver }>) {
  return (
    <div style={{ position: 'relative', width: 400, height: 300 }}>
      {saver && <LivingScreensaver saver={saver} />}
    </div>
  );
}

test.each(savers)(
  '%s draws, and leaves nothing behind when it ends',
  async (saver) => {
    const screen = await render(<SaverHost />);
    const cycle = async (): Promise<void> => {
      await screen.rerender(<SaverHost saver={saver} />);
      await vi.waitUntil(() => document.querySelector('canvas'), { timeout: 20_000, interval: 5 });
      await new Promise(requestAnimationFrame);
      await screen.rerender(<SaverHost />);
      await vi.waitUntil(() => !document.querySelector('canvas'), { interval: 5 });
    };
    const held = watchRetained();
    for (let round = 0; round < warmUp; round += 1) await cycle();
    const before = await held.count();
    const heldAfter = async (): Promise<Retained> => {
      for (let round = 0; round < cycles; round += 1) await cycle();
      return held.count();
    };
    let [last, after] = [before, await heldAfter()];
    const retained = () => after.heap - last.heap;
    for (let more = 0; more < 2 && retained() >= maxRetained; more += 1) {
      [last, after] = [after, await heldAfter()];
    }
    held.stop();
    const { heap: _, ...counts } = after;
    for (const [name, count] of Object.entries(counts)) {
      expect(count, name).toBeLessThanOrEqual(before[name as keyof typeof counts]);
    }
    expect(retained()).toBeLessThan(maxRetained);
  },
  120_000,
);

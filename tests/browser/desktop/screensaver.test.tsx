import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { LivingScreensaver } from '../../../src/hosts/LivingScreensaver';
import { type Saver, savers } from '../../../src/toys/desktop/savers';
import { leaveUnpainted } from '../leaveUnpainted';
import { watchHeld } from './watchHeld';

leaveUnpainted();

/** Until the engine is there and has been compiled. */
const warmUp = 9;
const cycles = 12;

afterEach(cleanup);

function Glass({ saver }: Readonly<{ saver?: Saver }>) {
  return (
    <div style={{ position: 'relative', width: 400, height: 300 }}>
      {saver && <LivingScreensaver saver={saver} />}
    </div>
  );
}

test.each(savers)(
  '%s draws, and leaves nothing behind when it goes',
  async (saver) => {
    const screen = await render(<Glass />);
    const cycle = async (): Promise<void> => {
      await screen.rerender(<Glass saver={saver} />);
      await vi.waitUntil(() => document.querySelector('canvas'), { timeout: 20_000, interval: 5 });
      await new Promise(requestAnimationFrame);
      await screen.rerender(<Glass />);
      await vi.waitUntil(() => !document.querySelector('canvas'), { interval: 5 });
    };
    const held = watchHeld();
    for (let round = 0; round < warmUp; round += 1) await cycle();
    const before = await held.count();
    for (let round = 0; round < cycles; round += 1) await cycle();
    const after = await held.count();
    held.stop();
    const { heap, ...counts } = after;
    for (const [name, count] of Object.entries(counts)) {
      expect(count, name).toBeLessThanOrEqual(before[name as keyof typeof counts]);
    }
    // An engine that is not destroyed holds on to 430 kB each time.
    expect(heap - before.heap).toBeLessThan(1_000_000);
  },
  120_000,
);

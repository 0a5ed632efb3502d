import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { HeroBackdrop } from '../../../src/hosts/HeroBackdrop';
import { settings } from '../../../src/stores/settings';
import { nextFrame } from './contexts';

// A file of its own: no earlier test may have loaded the engine.
beforeEach(() => settings.setState({ motion: 'reduced' }));
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
});

const loaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /pixi[._]js|pixi_react|@pixi|mountApplication|HeroStage/.test(name));

test('with reduced motion the picture does not move and no engine is loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(
    <section style={{ position: 'relative', width: 1000, height: 600 }}>
      <HeroBackdrop />
    </section>,
  );
  const picture = document.querySelector('svg');
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'wheel']) {
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  }
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  expect(picture?.checkVisibility()).toBe(true);
  expect(picture?.querySelectorAll('svg')).toHaveLength(80);
  expect(document.querySelector('canvas')).toBeNull();
  expect(loaded()).toEqual([]);

  // The same page shows that such a load would have been detected.
  settings.setState({ motion: 'full' });
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await vi.waitUntil(() => document.querySelector('canvas') !== null, { timeout: 20_000 });
  expect(loaded().some((name) => name.includes('mountApplication'))).toBe(true);
});

import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { connectToasts } from '../../../src/components/toast';
import { HeroBackdrop } from '../../../src/hosts/HeroBackdrop';
import { settings } from '../../../src/stores/settings';
import { nextFrame } from './contexts';

// A file of its own, because the page checks for WebGL only once.
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('without WebGL the picture stays, a sentence says why, and there is no error', async () => {
  settings.setState({ motion: 'full' });
  // A worker cannot tell either.
  vi.stubGlobal('OffscreenCanvas', undefined);
  const asked = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const errors = vi.spyOn(console, 'error');
  const notices: string[] = [];
  const undo = connectToasts(({ title }) => notices.push(title));
  const failures = vi.fn<(event: Event) => void>();
  addEventListener('error', failures);
  addEventListener('unhandledrejection', failures);
  await render(
    <section style={{ position: 'relative', width: 1000, height: 600 }}>
      <HeroBackdrop />
    </section>,
  );
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  await vi.waitUntil(() => asked.mock.calls.length > 0, { timeout: 20_000 });
  await vi.waitUntil(() => notices.length > 0, { timeout: 20_000 });
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  removeEventListener('error', failures);
  removeEventListener('unhandledrejection', failures);
  expect(document.querySelector('svg')?.checkVisibility()).toBe(true);
  expect(document.querySelector('canvas')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
  undo();
  expect(notices).toEqual(['This browser has no WebGL, so the picture does not move.']);
  expect(failures).not.toHaveBeenCalled();
});

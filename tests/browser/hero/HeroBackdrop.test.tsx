import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { HeroBackdrop } from '../../../src/hosts/HeroBackdrop';
import '../../../src/styles/base.css';
import { settings } from '../../../src/stores/settings';
import { leaveUnpainted } from '../leaveUnpainted';
import { framesDrawn, liveContexts, nextFrame, standsStill, watchContexts } from './contexts';

function Page() {
  return (
    <main>
      <section data-testid="area" style={{ position: 'relative', width: 1000, height: 600 }}>
        <HeroBackdrop />
        <a href="#in" style={{ position: 'absolute', left: 40, top: 300 }}>
          In
        </a>
      </section>
      <div style={{ height: 5000 }} />
    </main>
  );
}

const canvas = () => document.querySelector('canvas');
const area = () => document.querySelector<HTMLElement>('[data-testid=area]');
const picture = () => document.querySelector('svg');
const pictured = () => picture()?.checkVisibility() === true;
const drawing = () => vi.waitUntil(() => !pictured(), { timeout: 20_000 });

function point(x: number, y: number): void {
  const box = area()?.getBoundingClientRect();
  area()?.dispatchEvent(
    new PointerEvent('pointermove', {
      bubbles: true,
      pointerType: 'mouse',
      clientX: x + (box?.left ?? 0),
      clientY: y + (box?.top ?? 0),
    }),
  );
}

/**
 * The closest that a shape comes, in px: its middle keeps the distance at which a pointer moves it.
 */
const clearing = 85;

/** The share of a disc of the stage that shapes cover, 0 to 1. */
async function coverage(x: number, y: number, reach: number): Promise<number> {
  await nextFrame();
  const stage = canvas();
  const copy = new OffscreenCanvas(2 * reach, 2 * reach).getContext('2d');
  if (!stage || !copy) throw new Error('nothing to look at');
  copy.drawImage(stage, x - reach, y - reach, 2 * reach, 2 * reach, 0, 0, 2 * reach, 2 * reach);
  const { data } = copy.getImageData(0, 0, 2 * reach, 2 * reach);
  let [looked, covered] = [0, 0];
  for (let row = -reach; row < reach; row += 1) {
    for (let column = -reach; column < reach; column += 1) {
      if (Math.hypot(column, row) > reach) continue;
      looked += 1;
      if (data[4 * ((row + reach) * 2 * reach + column + reach) + 3] > 0) covered += 1;
    }
  }
  return covered / looked;
}

let unwatch = (): void => {};
beforeEach(() => {
  settings.setState({ motion: 'full' });
  unwatch = watchContexts();
  scrollTo(0, 0);
});
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  unwatch();
});

test('a still picture of 80 shapes shows before any engine loads', async () => {
  await render(<Page />);
  expect(document.querySelectorAll('svg svg')).toHaveLength(80);
  expect(canvas()).toBeNull();
  expect(liveContexts()).toBe(0);
});

test('shapes flee the pointer and come back when it has gone', async () => {
  await render(<Page />);
  const [x, y] = [500, 300];
  point(x, y);
  await drawing();
  point(x, y);
  await vi.waitUntil(async () => (await coverage(x, y, clearing)) === 0, { timeout: 20_000 });
  area()?.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.waitUntil(async () => (await coverage(x, y, clearing)) > 0, { timeout: 50_000 });
});

test('shapes flee a finger too, which still scrolls the page', async () => {
  await render(<Page />);
  const element = area();
  if (!element) throw new Error('no area');
  const { left, top } = element.getBoundingClientRect();
  const [clientX, clientY] = [left + 300, top + 200];
  const at = { clientX, clientY, pageX: clientX + scrollX, pageY: clientY + scrollY };
  const finger = new Touch({ identifier: 1, target: element, ...at });
  const touch = () =>
    element.dispatchEvent(
      new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches: [finger] }),
    );
  expect(touch()).toBe(true);
  point(900, 500);
  await drawing();
  expect(touch()).toBe(true);
  await vi.waitUntil(async () => (await coverage(300, 200, clearing)) === 0, { timeout: 20_000 });
});

describe('with motion and without', () => {
  beforeAll(leaveUnpainted);

  test('the decoration has no name and no focus, and presses pass through it', async () => {
    await render(<Page />);
    point(10, 10);
    await drawing();
    const backdrop = area()?.firstElementChild;
    expect(backdrop?.getAttribute('aria-hidden')).toBe('true');
    expect(backdrop?.querySelector('[tabindex], a, button')).toBeNull();
    const link = document.querySelector('a')?.getBoundingClientRect();
    expect(document.elementFromPoint((link?.x ?? 0) + 2, (link?.y ?? 0) + 2)?.tagName).toBe('A');
    expect(backdrop?.contains(document.elementFromPoint(100, 100))).toBe(false);
  });

  test('the first input starts it with one canvas and one context, also in StrictMode', async () => {
    const screen = await render(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    point(10, 10);
    await drawing();
    await vi.waitUntil(() => framesDrawn() > 3);
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
    const alive = liveContexts();
    await screen.unmount();
    await vi.waitUntil(() => liveContexts() === alive - 1);
    expect(canvas()).toBeNull();
  });

  test('without an input it starts three seconds after the page has loaded', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(<Page />);
    vi.advanceTimersByTime(2999);
    for (let frame = 0; frame < 5; frame += 1) await nextFrame();
    expect(canvas()).toBeNull();
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await drawing();
  });

  test('it stops when it is scrolled off the screen and resumes when it is scrolled back', async () => {
    await render(<Page />);
    point(10, 10);
    await drawing();
    scrollTo(0, 4000);
    await vi.waitUntil(standsStill, { timeout: 20_000 });
    scrollTo(0, 0);
    const before = framesDrawn();
    await vi.waitUntil(() => framesDrawn() > before + 3);
  });

  test('the motion switch changes between stage and picture at once', async () => {
    await render(<Page />);
    point(10, 10);
    await drawing();
    const alive = liveContexts();
    settings.setState({ motion: 'reduced' });
    await vi.waitUntil(() => canvas() === null && pictured());
    await vi.waitUntil(() => liveContexts() === alive - 1);
    settings.setState({ motion: 'full' });
    await drawing();
    expect(document.querySelectorAll('canvas')).toHaveLength(1);
  });
});

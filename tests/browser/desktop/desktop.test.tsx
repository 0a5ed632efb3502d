import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { Desktop } from '../../../src/toys/desktop/Desktop';
import { find, untilThere } from './windows';

const noop = () => {};
const linkTo = () => '';

function Box({ open, onRender }: Readonly<{ open: readonly string[]; onRender?: () => void }>) {
  return (
    <Profiler id="desktop" onRender={onRender ?? noop}>
      <div style={{ position: 'relative', width: 1200, height: 760, container: 'desktop / size' }}>
        <Desktop open={open} linkTo={linkTo} onCrash={noop} onShutDown={noop} covered={false} />
      </div>
    </Profiler>
  );
}

const own = ['computer', 'bin', 'notepad', 'display', 'minesweeper', 'solitaire'] as const;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
});

test('dragging one of eight windows renders nothing between its press and its letting go', async () => {
  // The clock and the games' seconds stand still: what renders is the drag's.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onRender = vi.fn();
  await render(<Box open={[...own, 'sms', 'snake']} onRender={onRender} />);
  for (const app of own) await untilThere(app);
  await vi.waitUntil(() => document.querySelectorAll('[data-window]').length === 8);
  const dragged = find('display');
  const title = dragged?.querySelector('h2')?.parentElement;
  if (!dragged || !title) throw new Error('no window to drag');
  // Behind another, so that the press raises it.
  find('bin')?.focus();
  await vi.waitUntil(() => find('bin')?.dataset.active === '');
  // A made-up pointer cannot be captured.
  title.setPointerCapture = noop;
  const fire = (type: string, x: number, y: number) =>
    title.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX: x,
        clientY: y,
      }),
    );
  await new Promise((resolve) => setTimeout(resolve, 300));
  fire('pointerdown', 300, 200);
  await vi.waitUntil(() => dragged.dataset.active === '');
  // The games in other windows take it in that the focus has gone.
  await new Promise((resolve) => setTimeout(resolve, 300));
  onRender.mockClear();
  const from = dragged.getBoundingClientRect();
  for (let move = 1; move <= 60; move += 1) {
    fire('pointermove', 300 + move, 200 + move / 2);
    await new Promise(requestAnimationFrame);
  }
  const to = dragged.getBoundingClientRect();
  expect(to.x - from.x).toBeCloseTo(60);
  expect(to.y - from.y).toBeCloseTo(30);
  expect(onRender).toHaveBeenCalledTimes(0);
  fire('lostpointercapture', 360, 230);
  await vi.waitUntil(() => onRender.mock.calls.length > 0);
  expect(dragged.getBoundingClientRect().x - from.x).toBeCloseTo(60);
});

import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { writeModes } from '../../../src/stores/modes';
import { Desktop } from '../../../src/toys/desktop/Desktop';
import { leaveUnpainted } from '../leaveUnpainted';
import { find, waitForApp } from './windows';

leaveUnpainted();

const noop = () => {};
const linkTo = () => '';

function Box({ open, onRender }: Readonly<{ open: readonly string[]; onRender?: () => void }>) {
  return (
    <Profiler id="desktop" onRender={onRender ?? noop}>
      <div style={{ position: 'relative', width: 1200, height: 760, container: 'desktop / size' }}>
        <MemoryRouter>
          <Desktop open={open} linkTo={linkTo} onCrash={noop} onShutDown={noop} covered={false} />
        </MemoryRouter>
      </div>
    </Profiler>
  );
}

/**
 * Waits until nothing has rendered for half a second: an engine that is still starting is not the
 * drag's.
 */
async function untilSettled(onRender: Mock): Promise<void> {
  for (let seen = -1; seen !== onRender.mock.calls.length; ) {
    seen = onRender.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

const own = ['computer', 'bin', 'notepad', 'display', 'minesweeper', 'solitaire'] as const;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
});

test('dragging one of eight windows renders nothing between the press and the release', async () => {
  // The clock and the games' seconds stop, so only the drag can render.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const onRender = vi.fn();
  const opened = [...own, 'sms', 'snake'];
  await render(<Box open={opened} onRender={onRender} />);
  for (const app of opened) await waitForApp(app);
  await vi.waitUntil(() => find('solitaire')?.querySelector('[aria-label="Can be won"]'), {
    timeout: 20_000,
  });
  await vi.waitUntil(() => document.querySelectorAll('[data-window]').length === 8);
  const dragged = find('display');
  const title = dragged?.querySelector('h2')?.parentElement;
  if (!dragged || !title) throw new Error('no window to drag');
  // Behind another window, so that the press raises it.
  find('bin')?.focus();
  await vi.waitUntil(() => find('bin')?.dataset.active === '');
  // A synthetic pointer cannot be captured.
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
  await untilSettled(onRender);
  fire('pointerdown', 300, 200);
  await vi.waitUntil(() => dragged.dataset.active === '');
  // The games in other windows render when they lose the focus.
  await untilSettled(onRender);
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

test('a game that another window covers is paused and says why', async () => {
  // A snake that no wall stops, however slow the machine is.
  writeModes('snake', { edges: 'wrap' });
  await render(<Box open={['notepad', 'snake']} />);
  await waitForApp('snake');
  const button = (app: string, name: string) =>
    [...(find(app)?.querySelectorAll('button') ?? [])].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  button('snake', 'START')?.click();
  await vi.waitUntil(() => find('snake')?.querySelector('[data-playing]'), { timeout: 20_000 });
  button('notepad', 'Maximise')?.click();
  await vi.waitUntil(
    () => find('snake')?.textContent?.includes('Paused while the game was out of sight'),
    { timeout: 20_000 },
  );
});

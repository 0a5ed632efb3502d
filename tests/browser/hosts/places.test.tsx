import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import type { Game } from '../../../scenes/kit/Game';
import { Dialog } from '../../../src/components/Dialog';
import { GameButton } from '../../../src/hosts/GameButton';
import { connectGamepads } from '../../../src/hosts/input/gamepad';
import { createInputHub } from '../../../src/hosts/input/InputHub';
import type { GameSession } from '../../../src/hosts/session/GameSession';
import { useGame, useRunStatus } from '../../../src/hosts/useGame';
import { settings } from '../../../src/stores/settings';
import { DotPage, dotEntry, probe } from '../fixtures/DotPage';
import { type DotState, dotGame } from '../fixtures/dotGame';

/** A busy machine draws few frames. */
const patience = { timeout: 20_000 };

const state = () => probe.session?.run.state as DotState;
const status = () => probe.session?.run.status.getState();
const held = () => [...(probe.session?.hub.held.getState() ?? [])];
const stages = () => [...document.querySelectorAll<HTMLElement>('[data-game-stage]')];

async function play(): Promise<void> {
  await vi.waitUntil(() => probe.phase === 'ready', patience);
  probe.session?.hub.tap('test', 'start');
  await vi.waitUntil(() => status()?.phase === 'playing', patience);
}

beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: false });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

function Title() {
  const phase = useRunStatus((now) => now?.phase);
  return phase === 'playing' ? null : <GameButton control="start">Press START</GameButton>;
}

test('a drawn button that is removed while it is held releases its control', async () => {
  await render(<DotPage inside={<Title />} />);
  await vi.waitUntil(() => probe.phase === 'ready', patience);
  await page.getByRole('button', { name: 'Press START' }).click({ delay: 250 });
  await vi.waitUntil(() => status()?.phase === 'playing', patience);
  expect(held()).toEqual([]);
  // Enter and a gamepad's START still work after that.
  probe.session?.run.tune('speed', 8);
  await vi.waitUntil(() => status()?.phase === 'over', patience);
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => status()?.phase === 'playing', patience);
});

test('of two games on a page keys go to the one with the focus, and never to both', async () => {
  const sessions: (GameSession | undefined)[] = [];
  function Keep({ as }: { as: number }) {
    const { session } = useGame();
    useEffect(() => {
      sessions[as] = session;
    }, [as, session]);
    return null;
  }
  await render(
    <DotPage inside={<Keep as={0} />}>
      <DotPage titleId="other" autoFocus={false} place="window-2" inside={<Keep as={1} />} />
    </DotPage>,
  );
  await vi.waitUntil(
    () => sessions[1] && document.querySelectorAll('canvas').length === 2,
    patience,
  );
  const phases = () => sessions.map((session) => session?.run.status.getState().phase);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Enter}');
  await new Promise(requestAnimationFrame);
  expect(phases()).toEqual(['ready', 'ready']);
  stages()[1].focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => phases().includes('playing'), patience);
  expect(phases()).toEqual(['ready', 'playing']);
});

test('a dialog pauses the game behind it, and not the game inside it', async () => {
  await render(
    <div role="dialog" aria-label="Window">
      <DotPage />
    </div>,
  );
  await play();
  stages()[0].focus();
  document.querySelector<HTMLElement>('[data-dpad] button')?.focus();
  expect(status()?.paused).toBeUndefined();
});

test('after a dialog of the game the picture has the focus, not the button that opened it', async () => {
  function Menu() {
    const [shown, setShown] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setShown(true)}>
          Menu
        </button>
        <Dialog open={shown} onClose={() => setShown(false)} title="Menu">
          <button type="button" onClick={() => setShown(false)}>
            New game
          </button>
        </Dialog>
      </>
    );
  }
  await render(<DotPage inside={<Menu />} />);
  await play();
  await page.getByRole('button', { name: 'Menu' }).click();
  await vi.waitUntil(() => status()?.paused === 'dialog', patience);
  await page.getByRole('button', { name: 'New game' }).click();
  await vi.waitUntil(() => document.activeElement === stages()[0], patience);
});

test('a game that is scrolled out of view pauses, says why and suppresses no key', async () => {
  await render(
    <DotPage>
      <div style={{ height: 4000 }} />
    </DotPage>,
  );
  await play();
  scrollTo(0, 3000);
  await vi.waitUntil(() => status()?.paused === 'offscreen', patience);
  const event = new KeyboardEvent('keydown', {
    code: 'ArrowDown',
    bubbles: true,
    cancelable: true,
  });
  stages()[0].dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(state().turns).toBe(0);
  await expect
    .element(page.getByText('Paused while the game was out of sight'))
    .toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(scrollY, 'the page stays where it was scrolled to').toBe(3000);
  const resume = page.getByRole('button', { name: 'Resume' });
  expect(document.activeElement).not.toBe(resume.element());
  scrollTo(0, 0);
  await expect.element(resume).toHaveFocus();
});

test("on a handheld Space and arrows never scroll the page, and ' opens no search of Firefox's", async () => {
  await render(<DotPage onSelect={() => {}} />);
  await vi.waitUntil(() => probe.phase === 'ready', patience);
  for (const code of ['Space', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Quote']) {
    const key = code === 'Quote' ? "'" : code;
    const event = new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true });
    stages()[0].dispatchEvent(event);
    expect(event.defaultPrevented, code).toBe(true);
    document.dispatchEvent(new KeyboardEvent('keyup', { code }));
  }
});

const starts = [
  ['by its key', () => userEvent.keyboard('{Enter}')],
  ['as it is drawn', () => page.getByRole('button', { name: 'Start', exact: true }).click()],
] as const;
test.each(starts)('START pressed %s while the game loads counts', async (_, press) => {
  let arrive = (): void => {};
  const entry = {
    ...dotEntry,
    load: async () => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return dotEntry.load();
    },
  };
  Object.assign(probe, { session: undefined, phase: '' });
  await render(<DotPage entry={entry} />);
  await press();
  arrive();
  await vi.waitUntil(() => status()?.phase === 'playing', patience);
});

test('one flick is one drop, and the rest of the touch does nothing', async () => {
  const once: Game = {
    ...dotGame,
    controls: dotGame.controls.map((control) =>
      control.id === 'down' ? { ...control, swipeOnce: true } : control,
    ),
  } as unknown as Game;
  await render(<DotPage entry={{ ...dotEntry, load: async () => once }} />);
  await play();
  const [stage] = stages();
  const point = (type: string, x: number, y: number): void => {
    stage.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        clientX: x,
        clientY: y,
      }),
    );
  };
  const dispatch = vi.spyOn(probe.session?.hub as object as { tap: () => void }, 'tap');
  point('pointerdown', 50, 50);
  for (const y of [80, 110, 140, 170]) point('pointermove', 50, y);
  point('pointerup', 50, 170);
  expect(dispatch.mock.calls).toEqual([['swipe', 'down']]);
  dispatch.mockClear();
  point('pointerdown', 50, 50);
  for (const x of [80, 110, 140]) point('pointermove', x, 50);
  expect(dispatch).toHaveBeenCalledTimes(3);
});

test('any key during a recording offers to play on, also one that steers nothing', async () => {
  await render(<DotPage />);
  await play();
  await vi.waitUntil(() => state().tick > 120, patience);
  const { run } = probe.session as GameSession;
  // Slow, so that it does not end before the key is pressed.
  run.setSpeed(0.1);
  run.watch(run.replay());
  await vi.waitUntil(() => status()?.phase === 'playing', patience);
  stages()[0].focus();
  await userEvent.keyboard('q');
  await expect.element(page.getByRole('button', { name: 'Play on from here' })).toBeVisible();
});

test('rewinding renders nothing', async () => {
  let renders = 0;
  function Score() {
    useRunStatus((now) => now);
    useEffect(() => {
      renders += 1;
    });
    return null;
  }
  await render(<DotPage inside={<Score />} />);
  await play();
  await vi.waitUntil(() => state().tick > 60, patience);
  const before = renders;
  const { tick } = state();
  probe.session?.hub.press('test', 'host:rewind');
  await vi.waitUntil(() => state().tick < tick - 30, patience);
  expect(renders).toBe(before);
  probe.session?.hub.release('test', 'host:rewind');
  await vi.waitUntil(() => renders > before, patience);
});

test('polling a gamepad allocates nothing', async () => {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { index: 0, id: 'Pad', mapping: 'standard', buttons, axes: [0.2, -0.1, 0, 0] };
  const pads = [pad, null, null, null];
  // A spy would retain its arguments.
  Object.defineProperty(navigator, 'getGamepads', { value: () => pads, configurable: true });
  let poll: FrameRequestCallback = () => {};
  const request = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) => {
    poll = callback;
    return 1;
  };
  const undo = connectGamepads({
    hub: createInputHub(() => {}),
    controls: dotGame.controls,
    unplugged: () => {},
  });
  const heap = async () =>
    ((await cdp().send('Runtime.getHeapUsage')) as { usedSize: number }).usedSize;
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6; round++) {
    globalThis.gc?.();
    const before = await heap();
    for (let frame = 0; frame < 20_000; frame++) poll(frame);
    least = Math.min(least, (await heap()) - before);
  }
  undo();
  globalThis.requestAnimationFrame = request;
  Reflect.deleteProperty(navigator, 'getGamepads');
  // The measurement itself costs some ten kilobytes; a byte per frame would be 20.
  expect(least).toBeLessThan(30_000);
});

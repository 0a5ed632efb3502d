import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { useStore } from 'zustand';
import type { Game } from '../../../scenes/kit/Game';
import type { ViewRun } from '../../../scenes/kit/run/Run';
import type { ReactViewProps } from '../../../scenes/kit/view/View';
import { settings } from '../../../src/stores/settings';
import { DotPage, probe } from '../fixtures/DotPage';
import { type DotState, type DotTypes, dotGame } from '../fixtures/dotGame';

type Props = ReactViewProps<ViewRun<DotTypes>>;

let renders = 0;

/** A dot in the page's HTML, moved frame by frame without React. */
function Board({ run, onFrame }: Props) {
  useEffect(() => {
    renders += 1;
  });
  const dot = useRef<HTMLSpanElement>(null);
  const phase = useStore(run.status, (status) => status.phase);
  useEffect(
    () =>
      onFrame(() => {
        if (dot.current) dot.current.textContent = `${run.state.x},${run.state.y}`;
      }),
    [run, onFrame],
  );
  return (
    <>
      <button type="button" data-game-cursor="" onClick={() => run.dispatch({ type: 'start' })}>
        Begin
      </button>
      <button type="button" onClick={() => run.dispatch({ type: 'turn', to: 'down' })}>
        Turn
      </button>
      <output>{phase}</output>
      <span ref={dot} data-testid="dot" />
    </>
  );
}

function entryWith(changes: Partial<typeof dotGame>) {
  const game = {
    ...dotGame,
    loadView: async () => ({ kind: 'react', Component: Board }),
    ...changes,
  } as unknown as Game;
  return { id: 'dot', title: 'Dot', load: async () => game };
}

const state = () => probe.session?.run.state as DotState;

beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: true });
  Object.assign(probe, { session: undefined, phase: '' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanup();
});

test('a board without an engine is drawn frame by frame, and rendered only when its status changes', async () => {
  await render(<DotPage entry={entryWith({})} />);
  await vi.waitUntil(() => probe.phase === 'ready');
  expect(document.querySelector('canvas')).toBeNull();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect.element(page.getByText('playing')).toBeInTheDocument();
  const before = renders;
  const x = state().x;
  await vi.waitUntil(() => state().x > x + 20);
  await vi.waitUntil(() =>
    document.querySelector('[data-testid="dot"]')?.textContent?.endsWith(',60'),
  );
  expect(renders).toBe(before);
});

test('a turn-based game requests no frames, handles turns at once and has no countdown', async () => {
  await render(<DotPage entry={entryWith({ clock: 'turns' })} />);
  await vi.waitUntil(() => probe.phase === 'ready');
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
  await page.getByRole('button', { name: 'Begin' }).click();
  await vi.waitUntil(() => state().phase === 'playing');
  const { tick } = state();
  await page.getByRole('button', { name: 'Turn' }).click();
  await vi.waitUntil(() => state().turns === 1);
  expect(state().tick).toBe(tick + 1);
  expect(document.querySelector('[data-testid="dot"]')?.textContent).toBe('81,61');
  window.dispatchEvent(new Event('blur'));
  expect(probe.session?.run.status.getState().paused).toBeUndefined();
  probe.session?.pause('player');
  probe.session?.resume();
  expect(probe.session?.run.status.getState().paused).toBeUndefined();
  expect(frames).not.toHaveBeenCalled();
});

test('a game with only places resumes at once; one with controls counts down first', async () => {
  for (const { controls, waits } of [
    { controls: [], waits: undefined },
    { controls: dotGame.controls, waits: 'player' },
  ]) {
    const { unmount } = await render(<DotPage entry={entryWith({ controls })} />);
    await vi.waitUntil(() => probe.phase === 'ready');
    await page.getByRole('button', { name: 'Begin' }).click();
    await vi.waitUntil(() => state().phase === 'playing');
    probe.session?.pause('player');
    probe.session?.resume();
    expect(probe.session?.run.status.getState().paused).toBe(waits);
    await unmount();
    Object.assign(probe, { session: undefined, phase: '' });
  }
});

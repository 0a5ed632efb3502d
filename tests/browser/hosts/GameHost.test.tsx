import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { connectToasts } from '../../../src/components/toast';
import { loadCodecs } from '../../../src/hosts/session/lateCodecs';
import { settings } from '../../../src/stores/settings';
import { DotPage, dotEntry, probe } from '../fixtures/DotPage';
import { dotTally } from '../fixtures/DotScene';
import type { DotState } from '../fixtures/dotGame';

const state = () => probe.session?.run.state as DotState;
const status = () => probe.session?.run.status.getState();
const ready = () => vi.waitUntil(() => probe.phase === 'ready', { timeout: 20_000 });
const moved = () => {
  const { x, y } = state();
  return vi.waitUntil(() => state().x !== x || state().y !== y);
};

async function play(): Promise<void> {
  await ready();
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => status()?.phase === 'playing');
}

beforeEach(() => {
  localStorage.clear();
  settings.setState({ countdown: false });
  Object.assign(dotTally, { created: 0, destroyed: 0, frames: 0, layouts: [] });
});
afterEach(cleanup);

test('StrictMode makes one game, creates it once and destroys it once', async () => {
  const screen = await render(
    <StrictMode>
      <DotPage />
    </StrictMode>,
  );
  await ready();
  expect(dotTally.created).toBe(1);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  await screen.unmount();
  expect(dotTally).toMatchObject({ created: 1, destroyed: 1 });
  expect(document.querySelector('canvas')).toBeNull();
});

test('a run that a new one replaces can be brought back, and so can the new one', async () => {
  await render(<DotPage />);
  await play();
  await moved();
  const { session } = probe;
  session?.pause('player');
  const first = { ...state() };
  session?.restart();
  expect(state().tick).toBe(0);
  // A new run that has not begun needs no undo.
  session?.restart();
  session?.bringBack();
  expect(state()).toMatchObject({ x: first.x, y: first.y, tick: first.tick });
  expect(session?.replaced.getState().save).toBeUndefined();

  session?.newGame({});
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => status()?.phase === 'playing');
  session?.pause('player');
  const second = state().tick;
  session?.bringBack();
  session?.pause('player');
  expect(state().tick).toBeGreaterThanOrEqual(first.tick);
  session?.bringBack();
  session?.pause('player');
  expect(state().tick).toBeGreaterThanOrEqual(second);
  expect(state().tick).toBeLessThan(first.tick + second + 30);
});

test('an unmount while the game loads leaves nothing behind', async () => {
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
  const screen = await render(<DotPage entry={entry} />);
  await expect.element(page.getByText('A still dot')).toBeInTheDocument();
  await screen.unmount();
  arrive();
  await dotEntry.load();
  expect(dotTally.created).toBe(0);
  expect(document.querySelector('canvas')).toBeNull();
});

test('an unmount while the engine starts leaves nothing behind', async () => {
  const screen = await render(<DotPage />);
  await vi.waitUntil(() => document.querySelector('canvas') !== null, {
    timeout: 20_000,
    interval: 1,
  });
  await screen.unmount();
  await vi.waitUntil(() => dotTally.destroyed === dotTally.created);
  expect(document.querySelector('canvas')).toBeNull();
});

test('the screen takes focus, so that Enter starts the game at once', async () => {
  await render(<DotPage />);
  await ready();
  expect(document.activeElement?.getAttribute('role')).toBe('application');
  await userEvent.keyboard('{Enter}');
  await moved();
  expect(status()?.phase).toBe('playing');
});

test('all DevTools entries of a game are on one track with its title', async () => {
  const stamp = vi.fn();
  Object.assign(console, { timeStamp: stamp });
  const load = async () => ({ ...(await dotEntry.load()), title: 'Another dot' });
  const entry = { ...dotEntry, load };
  await render(<DotPage entry={entry} />);
  await play();
  await moved();
  Reflect.deleteProperty(console, 'timeStamp');
  const { calls } = stamp.mock;
  expect(new Set(calls.map((call) => call[4]))).toEqual(new Set([undefined, '90s Kid']));
  const own = calls.filter((call) => call.length > 1);
  const tracks = new Map(own.map((call) => [call[0], call[3]]));
  expect(tracks).toEqual(new Map(['input', 'step', 'draw'].map((kind) => [kind, 'Another dot'])));
});

test('a context that is lost during a run is replaced, and the run goes on', async () => {
  await render(<DotPage />);
  await play();
  const { session } = probe;
  const { tick } = state();
  const canvas = document.querySelector('canvas');
  const gl = canvas?.getContext('webgl2') ?? canvas?.getContext('webgl');
  expect(gl).toBeTruthy();
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  await vi.waitUntil(() => dotTally.created === 2, { timeout: 20_000 });
  await vi.waitUntil(() => state().tick > tick);
  expect(probe.session).toBe(session);
  expect(dotTally.destroyed).toBe(1);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  expect(document.querySelector('canvas')).not.toBe(canvas);
});

test('a picture that cannot be drawn says so, and a retry goes on with the same run', async () => {
  await render(<DotPage />);
  await play();
  const { session } = probe;
  for (const count of [1, 2, 3]) {
    await vi.waitUntil(() => probe.phase === 'ready' && dotTally.created === count);
    document.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'));
  }
  await expect.element(page.getByRole('alert')).toHaveTextContent(/losing its graphics/);
  const { tick } = state();
  await page.getByRole('button', { name: 'Try again' }).click();
  await vi.waitUntil(() => state().tick > tick, { timeout: 10_000 });
  expect(probe.session).toBe(session);
});

test('a bump vibrates the device, unless the site is muted', async () => {
  const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
  await render(<DotPage />);
  await play();
  probe.session?.run.tune('speed', 8);
  await vi.waitUntil(() => state().bumps === 1);
  expect(vibrate.mock.calls).toEqual([[30]]);
  settings.setState({ muted: true });
  await vi.waitUntil(() => state().bumps === 2);
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.setState({ muted: false });
  vibrate.mockRestore();
});

test('a text field beside a running game keeps its keys', async () => {
  await render(<DotPage />);
  await play();
  await userEvent.click(document.querySelector('#chat') as HTMLElement);
  await userEvent.keyboard('fa f{ArrowLeft}{Enter}x');
  expect(document.querySelector<HTMLInputElement>('#chat')?.value).toBe('fa xf');
  expect(state()).toMatchObject({ turns: 0, firing: 0 });
  await moved();
});

test('keys reach the game from its heading and from nowhere else outside', async () => {
  await render(
    <DotPage>
      <button type="button" id="elsewhere">
        Elsewhere
      </button>
    </DotPage>,
  );
  await play();
  document.querySelector<HTMLElement>('#elsewhere')?.focus();
  await userEvent.keyboard('{ArrowUp}');
  document.querySelector<HTMLElement>('#dot-title')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitUntil(() => state().turns === 1);
  expect(state().heading).toBe('down');
});

test('modifiers are ignored and a repeated key counts once', async () => {
  await render(<DotPage />);
  await play();
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.keyboard('{f>5}');
  await vi.waitUntil(() => state().firing === 1);
  await userEvent.keyboard('{/f}');
  await vi.waitUntil(() => state().firing === 0);
});

test('scrolling by keys is suppressed only while the game is played', async () => {
  await render(<DotPage />);
  await ready();
  const prevented = (): boolean =>
    !(document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { code: 'ArrowUp', bubbles: true, cancelable: true }),
    );
  expect(prevented()).toBe(false);
  document.dispatchEvent(new KeyboardEvent('keyup', { code: 'ArrowUp' }));
  await play();
  expect(prevented()).toBe(true);
  probe.session?.pause('player');
  expect(prevented()).toBe(false);
});

test('blur, a hidden tab and a dialog pause; only Resume goes on', async () => {
  await render(
    <DotPage>
      <dialog id="dialog">
        <button type="button">Close</button>
      </dialog>
    </DotPage>,
  );
  await play();
  window.dispatchEvent(new Event('blur'));
  expect(status()?.paused).toBe('blur');
  window.dispatchEvent(new Event('focus'));
  expect(status()?.paused).toBe('blur');
  await page.getByRole('button', { name: 'Resume' }).click();
  expect(status()?.paused).toBeUndefined();

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(status()?.paused).toBe('hidden');
  await page.getByRole('button', { name: 'Resume' }).click();
  await moved();

  document.querySelector<HTMLDialogElement>('#dialog')?.showModal();
  expect(status()?.paused).toBe('dialog');
  document.querySelector<HTMLDialogElement>('#dialog')?.close();
  await page.getByRole('button', { name: 'Resume' }).click();
  await moved();
});

test('Resume has the focus and returns it to the screen', async () => {
  await render(<DotPage />);
  await play();
  await userEvent.keyboard('p');
  await vi.waitUntil(() => document.activeElement?.textContent === 'Resume');
  await userEvent.keyboard('{Enter}');
  expect(status()?.paused).toBeUndefined();
  expect(document.activeElement?.getAttribute('role')).toBe('application');
});

test('a held key is released when the window loses focus', async () => {
  await render(<DotPage />);
  await play();
  await userEvent.keyboard('{f>}');
  await vi.waitUntil(() => state().firing === 1);
  window.dispatchEvent(new Event('blur'));
  expect(probe.session?.hub.held.getState().size).toBe(0);
});

test('the canvas follows its box and the pixel ratio', async () => {
  const queries: MediaQueryList[] = [];
  const original = matchMedia.bind(window);
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = original(query);
    if (query.includes('dppx')) queries.push(list);
    return list;
  });
  await render(<DotPage />);
  await ready();
  const last = () => dotTally.layouts.at(-1);
  await vi.waitUntil(() => last()?.[0] === 320 * devicePixelRatio);
  const box = document.querySelector('.dot-screen')?.parentElement;
  if (box) box.style.width = '200px';
  await vi.waitUntil(() => last()?.[0] === 200 * devicePixelRatio);
  const canvas = document.querySelector('canvas');
  expect(canvas?.style.width).toBe('200px');
  expect(canvas?.getBoundingClientRect().height).toBe(240);

  // Emulation reports a new ratio only to a top page, so the test takes the browser's part.
  const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(3);
  queries.at(-1)?.dispatchEvent(new Event('change'));
  expect(last()).toEqual([600, 720, 3]);
  expect(canvas?.width).toBe(600);
  expect(canvas?.getBoundingClientRect().width).toBe(200);
  ratio.mockReturnValue(2);
  queries.at(-1)?.dispatchEvent(new Event('change'));
  expect(last()).toEqual([400, 480, 2]);
  ratio.mockRestore();
  spy.mockRestore();
});

test('events are announced, scores are entered and the run is stored for watching', async () => {
  await render(<DotPage />);
  await play();
  probe.session?.run.tune('speed', 8);
  await vi.waitUntil(() => state().phase === 'over', { timeout: 10_000 });
  await expect.element(page.getByTestId('bumps')).toHaveTextContent('3');
  await vi.waitUntil(() => document.querySelector('[role=log]')?.textContent === 'The end.');
  expect(probe.session?.book.getState()).toMatchObject({ best: 0, newBest: false, canWatch: true });

  for (const key of ['speed']) probe.session?.run.tune(key, 1);
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => status()?.phase === 'playing');
  expect(status()?.practice).toBe(false);
  await vi.waitUntil(() => state().phase === 'over', { timeout: 20_000 });
  const score = state().tick;
  expect(probe.session?.book.getState()).toMatchObject({ best: score, newBest: true });

  expect(probe.session?.watchLast()).toBeUndefined();
  expect(status()?.watching).toBe(true);
  await moved();
  // Any press asks whether to play on from there.
  await userEvent.keyboard('f');
  await vi.waitUntil(() => document.activeElement?.textContent === 'Play on from here');
  const { tick } = state();
  await userEvent.keyboard('{Enter}');
  await vi.waitUntil(() => status()?.watching === false && status()?.phase === 'playing');
  expect(status()?.practice).toBe(true);
  await vi.waitUntil(() => state().tick > tick);
});

test('a run that was left is offered, and resumes where it was', async () => {
  const first = await render(<DotPage />);
  await play();
  await vi.waitUntil(() => state().tick > 130, { timeout: 10_000 });
  const left = state().tick;
  await first.unmount();
  await render(<DotPage />);
  await ready();
  await page.getByRole('button', { name: 'Carry on' }).click();
  expect(state().tick).toBeGreaterThanOrEqual(left);
  expect(status()?.paused).toBeUndefined();
  await moved();
});

test('the reason why a run cannot be resumed shows until another begins', async () => {
  await loadCodecs();
  await render(<DotPage />);
  await ready();
  // Another tab has dropped the run that is still offered.
  probe.session?.book.setState({ unfinished: true });
  await page.getByRole('button', { name: 'Carry on' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That run is no longer there.');
  await play();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('a malformed stored run is dropped', async () => {
  localStorage.setItem('run:dot', '{"version":1,"text":"{\\"format\\":1"}');
  localStorage.setItem('records', '{"version":1,"games":{"dot":{"standard":"lots","other":5}}}');
  await render(<DotPage />);
  await ready();
  expect(probe.session?.book.getState()).toMatchObject({ unfinished: false, best: 0 });
});

test('holding the rewind key takes the run back as practice', async () => {
  await render(<DotPage />);
  await play();
  await vi.waitUntil(() => state().tick > 30, { timeout: 10_000 });
  expect(status()?.practice).toBe(false);
  await userEvent.keyboard('{r>}');
  let furthest = state().tick;
  // Only rewinding gives a tick that is lower than one seen before.
  await vi.waitUntil(
    () => {
      furthest = Math.max(furthest, state().tick);
      return state().tick < furthest;
    },
    { timeout: 10_000 },
  );
  await userEvent.keyboard('{/r}');
  expect(status()?.practice).toBe(true);
  // A slow machine may have held the key all the way back to the start.
  if (status()?.phase === 'ready') await userEvent.keyboard('{Enter}');
  const { tick } = state();
  await vi.waitUntil(() => state().tick > tick, { timeout: 10_000 });
});

test('the picture of a paused run is seen while it is rewound', async () => {
  const screen = await render(<DotPage />);
  await play();
  await moved();
  await userEvent.keyboard('p');
  const cover = screen.getByText('Paused', { exact: true }).element().parentElement;
  await userEvent.keyboard('{r>}');
  await vi.waitUntil(() => getComputedStyle(cover as Element).opacity === '0');
  await userEvent.keyboard('{/r}');
  await vi.waitUntil(() => getComputedStyle(cover as Element).opacity === '1');
});

test('without WebGL the game draws on a 2D canvas; without any canvas it shows a sentence', async () => {
  type GetContext = typeof HTMLCanvasElement.prototype.getContext;
  const { prototype } = HTMLCanvasElement;
  const real: unknown = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
  const without = (...kinds: string[]) =>
    vi.spyOn(prototype, 'getContext').mockImplementation(function (
      this: HTMLCanvasElement,
      kind: string,
      ...rest: unknown[]
    ) {
      const refused = kinds.some((name) => kind.startsWith(name));
      return refused ? null : Reflect.apply(real as GetContext, this, [kind, ...rest]);
    } as GetContext);
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const notices: string[] = [];
  const undo = connectToasts(({ title }) => notices.push(title));
  const spy = without('webgl', 'experimental');
  const screen = await render(<DotPage />);
  await play();
  await moved();
  expect(document.querySelector('canvas')?.getContext('2d')).toBeTruthy();
  await vi.waitUntil(() => notices.length > 0);
  expect(notices).toEqual(['This browser offers no WebGL, so the game is drawn the plain way.']);
  await screen.unmount();
  spy.mockRestore();
  const none = without('webgl', 'experimental', '2d');
  await render(<DotPage />);
  await expect.element(page.getByRole('alert')).toHaveTextContent(/cannot draw/);
  none.mockRestore();
  undo();
  info.mockRestore();
  errors.mockRestore();
});

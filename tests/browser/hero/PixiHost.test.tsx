import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { HeroRun } from '../../../scenes/hero/HeroRun';
import { HeroStage } from '../../../scenes/hero/HeroStage';
import { PixiHost } from '../../../src/hosts/PixiHost';
import { leaveUnpainted } from '../leaveUnpainted';
import { framesDrawn, liveContexts, nextFrame, watchContexts } from './contexts';

leaveUnpainted();

const load = async () => HeroStage;
const session = cdp() as unknown as {
  send: (method: string, parameters?: object) => Promise<Record<string, number>>;
};

function Stage({ run, width = 400 }: { run: HeroRun; width?: number }) {
  return (
    <div style={{ position: 'relative', width, height: 300 }}>
      <PixiHost run={run} load={load} className="stage" />
    </div>
  );
}

const canvases = () => [...document.querySelectorAll('canvas')];
const drawnMore = (from = framesDrawn()) =>
  vi.waitUntil(() => framesDrawn() > from + 2, { timeout: 20_000 });

let unwatch = (): void => {};
beforeEach(() => {
  unwatch = watchContexts();
  const style = document.createElement('style');
  style.textContent = '.stage { position: absolute; inset: 0 }';
  document.head.append(style);
});
afterEach(async () => {
  await cleanup();
  unwatch();
});

test('an unmount at any moment of the start leaves no canvas and no context', async () => {
  const warm = await render(<Stage run={new HeroRun()} />);
  await drawnMore();
  await warm.unmount();
  await vi.waitUntil(() => canvases().length === 0);
  await nextFrame();
  const alive = liveContexts();
  const errors = vi.spyOn(console, 'error');
  for (const frames of [0, 0, 1, 1, 2, 3]) {
    const screen = await render(
      <StrictMode>
        <Stage run={new HeroRun()} />
      </StrictMode>,
    );
    for (let frame = 0; frame < frames; frame += 1) await nextFrame();
    await screen.unmount();
  }
  await vi.waitUntil(() => canvases().length === 0);
  // A start that was cancelled is undone once it has finished.
  const last = await render(<Stage run={new HeroRun()} />);
  await drawnMore();
  await last.unmount();
  await vi.waitUntil(() => liveContexts() <= alive, { timeout: 20_000 });
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

test('20 mounts retain no context, no listener and less than half a megabyte', async () => {
  const screen = await render(<p />);
  const cycle = async () => {
    await screen.rerender(<Stage run={new HeroRun()} />);
    await drawnMore();
    await screen.rerender(<p />);
    await vi.waitUntil(() => canvases().length === 0);
  };
  const measure = async () => {
    for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { usedSize, jsEventListeners };
  };
  // The first few mounts create what the engines create once.
  for (let mount = 0; mount < 8; mount += 1) await cycle();
  const alive = liveContexts();
  const before = await measure();
  for (let mount = 0; mount < 20; mount += 1) await cycle();
  await vi.waitUntil(() => liveContexts() <= alive);
  const after = await measure();
  expect(after.usedSize - before.usedSize).toBeLessThan(500_000);
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThanOrEqual(2);
});

test('a lost context is replaced on a new canvas, and the shapes go on from where they were', async () => {
  const run = new HeroRun();
  await render(<Stage run={run} />);
  await drawnMore();
  const [old] = canvases();
  const { tick } = run.state;
  old.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  await vi.waitUntil(() => canvases().length === 1 && canvases()[0] !== old, { timeout: 20_000 });
  await drawnMore();
  expect(run.state.tick).toBeGreaterThan(tick);
  expect(run.state.field[0]).toBe(400);
});

test('the canvas follows its box and the pixel ratio', async () => {
  const asked = new Set<MediaQueryList>();
  const { matchMedia: ask } = globalThis;
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = ask(query);
    asked.add(list);
    return list;
  });
  const run = new HeroRun();
  const screen = await render(<Stage run={run} />);
  await drawnMore();
  const ratio = devicePixelRatio;
  await vi.waitUntil(() => canvases()[0].width === 400 * ratio);
  await screen.rerender(<Stage run={run} width={640} />);
  await vi.waitUntil(() => canvases()[0].width === 640 * ratio);
  expect(canvases()[0].clientWidth).toBe(640);
  expect(run.state.field[0]).toBe(640);

  const size = { width: innerWidth, height: innerHeight, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 2 });
  try {
    // The emulation changes the ratio of the tests' frame without notifying its media queries.
    for (const query of asked) query.dispatchEvent(new Event('change'));
    await vi.waitUntil(() => canvases()[0].width === 1280);
    expect(canvases()[0].clientWidth).toBe(640);
    await drawnMore();
  } finally {
    await session.send('Emulation.clearDeviceMetricsOverride');
    vi.unstubAllGlobals();
  }
});

test('of two stages the one mounted later draws, and when it goes the other draws again', async () => {
  const [first, second] = [new HeroRun(), new HeroRun()];
  const screen = await render(<Stage run={first} />);
  await drawnMore();
  await screen.rerender(
    <>
      <Stage run={first} />
      <Stage run={second} />
    </>,
  );
  await vi.waitUntil(() => second.state.tick > 3, { timeout: 20_000 });
  expect(canvases()).toHaveLength(1);
  const paused = first.state.tick;
  await drawnMore();
  expect(first.state.tick).toBe(paused);
  await screen.rerender(<Stage run={first} />);
  await vi.waitUntil(() => first.state.tick > paused, { timeout: 20_000 });
  expect(canvases()).toHaveLength(1);
});

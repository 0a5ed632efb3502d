import { afterEach, expect, test } from 'vitest';
import { createRun } from '../../../scenes/kit/run/createRun';
import { attachView } from '../../../src/hosts/attachView';
import { dotTally, dotView } from '../fixtures/DotScene';
import { dotGame } from '../fixtures/dotGame';

afterEach(() => {
  document.body.replaceChildren();
});

async function mountDots() {
  const element = document.createElement('div');
  element.style.cssText = 'width:320px;height:240px';
  document.body.append(element);
  const run = createRun(dotGame, { seed: () => 7 });
  const view = await dotView.mount(element, run, new AbortController().signal, {
    reducedMotion: false,
  });
  return { element, view };
}

test('a view is ready only after its first picture is drawn, so that the still picture is never replaced by an empty canvas', async () => {
  const before = dotTally.frames;
  const { view } = await mountDots();
  expect(dotTally.frames).toBeGreaterThan(before);
  view.dispose();
});

test('a resize to the same size leaves the picture on its canvas', async () => {
  const { element, view } = await mountDots();
  const canvas = element.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const changes = new MutationObserver(() => {});
  changes.observe(canvas, { attributes: true, attributeFilter: ['width', 'height'] });
  view.resize(320, 240, devicePixelRatio);
  expect(changes.takeRecords()).toHaveLength(0);
  view.resize(300, 240, devicePixelRatio);
  expect(changes.takeRecords().length).toBeGreaterThan(0);
  view.dispose();
});

test('the canvas is hidden until the view is ready, because it would cover the still picture in black', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  const opacities = () => [...host.children].map((child) => getComputedStyle(child).opacity);
  const seen: string[][] = [];
  const run = createRun(dotGame, { seed: () => 7 });
  const mount = async (element: HTMLElement, signal: AbortSignal) => {
    const view = await dotView.mount(element, run, signal, { reducedMotion: false });
    seen.push(opacities());
    return view;
  };
  const detach = await new Promise<() => void>((resolve) => {
    const undo = attachView(host, mount, ({ phase }) => {
      if (phase === 'ready') queueMicrotask(() => resolve(undo));
    });
  });
  expect([...seen, opacities()]).toEqual([['0'], ['1']]);
  detach();
});

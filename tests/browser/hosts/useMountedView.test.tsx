import { StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { View } from '../../../scenes/kit/view/View';
import type { MountInto } from '../../../src/hosts/attachView';
import { useMountedView } from '../../../src/hosts/useMountedView';

afterEach(cleanup);

/** A view that counts its calls, and whose creation the test finishes. */
function testMount() {
  const tally = { mounts: 0, views: 0, disposed: 0, left: [] as string[] };
  const sizes: number[][] = [];
  const pending: (() => void)[] = [];
  const mount: MountInto = async (element, signal) => {
    tally.mounts++;
    await new Promise<void>((resolve) => pending.push(resolve));
    if (signal.aborted) {
      return { resize() {}, pause() {}, resume() {}, dispose: () => tally.disposed++ } as View;
    }
    tally.views++;
    const canvas = document.createElement('canvas');
    element.append(canvas);
    return {
      resize: (...size) => sizes.push(size),
      pause: () => tally.left.push('pause'),
      resume: () => tally.left.push('resume'),
      dispose: () => {
        tally.disposed++;
        canvas.remove();
      },
    };
  };
  const finish = (): void => {
    for (const resolve of pending.splice(0)) resolve();
  };
  return { mount, tally, sizes, finish };
}

function Host({ mount }: { mount: MountInto }) {
  const { ref, state } = useMountedView(mount);
  return (
    <div
      ref={ref}
      data-phase={state.phase}
      style={{ position: 'relative', width: 200, height: 100 }}
    >
      {state.phase === 'failed' && <p role="alert">{state.error}</p>}
    </div>
  );
}

const phase = () => document.querySelector('[data-phase]')?.getAttribute('data-phase');

test('StrictMode leaves one view and one canvas', async () => {
  const { mount, tally, finish } = testMount();
  await render(
    <StrictMode>
      <Host mount={mount} />
    </StrictMode>,
  );
  finish();
  await vi.waitUntil(() => phase() === 'ready');
  expect(tally.views).toBe(1);
  expect(tally.disposed).toBe(tally.mounts - 1);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
});

test('an unmount during creation disposes of the view once it exists', async () => {
  const { mount, tally, finish } = testMount();
  const screen = await render(<Host mount={mount} />);
  await screen.unmount();
  finish();
  await vi.waitUntil(() => tally.disposed === 1);
  expect(tally.views).toBe(0);
  expect(document.querySelector('canvas')).toBeNull();
});

test('a lost context mounts a new view in a new canvas', async () => {
  const { mount, tally, finish } = testMount();
  await render(<Host mount={mount} />);
  finish();
  await vi.waitUntil(() => phase() === 'ready');
  const first = document.querySelector('canvas');
  first?.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
  finish();
  await vi.waitUntil(() => tally.views === 2 && phase() === 'ready');
  expect(tally.disposed).toBe(1);
  expect(document.querySelectorAll('canvas')).toHaveLength(1);
  expect(document.querySelector('canvas')).not.toBe(first);
});

test('contexts that are lost repeatedly lead to a sentence, not to a loop', async () => {
  const { mount, tally, finish } = testMount();
  await render(<Host mount={mount} />);
  for (const count of [1, 2, 3]) {
    finish();
    await vi.waitUntil(() => tally.views === count && phase() === 'ready');
    document.querySelector('canvas')?.dispatchEvent(new Event('webglcontextlost'));
  }
  await vi.waitUntil(() => phase() === 'failed');
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/losing its graphics/);
  expect(tally).toMatchObject({ views: 3, disposed: 3 });
});

test('the view gets its box at once and whenever it changes', async () => {
  const { mount, sizes, finish } = testMount();
  await render(<Host mount={mount} />);
  finish();
  await vi.waitUntil(() => sizes.length === 1);
  expect(sizes[0]).toEqual([200, 100, devicePixelRatio]);
  const host = document.querySelector<HTMLElement>('[data-phase]');
  if (host) host.style.width = '320px';
  await vi.waitUntil(() => sizes.length === 2);
  expect(sizes[1]).toEqual([320, 100, devicePixelRatio]);
});

test('the view pauses off screen and resumes on screen', async () => {
  const { mount, tally, finish } = testMount();
  await render(<Host mount={mount} />);
  finish();
  await vi.waitUntil(() => phase() === 'ready');
  const host = document.querySelector<HTMLElement>('[data-phase]');
  if (host) host.style.top = '5000px';
  await vi.waitUntil(() => tally.left.at(-1) === 'pause');
  if (host) host.style.top = '0';
  await vi.waitUntil(() => tally.left.at(-1) === 'resume');
});

test('a view that cannot be created says so in a sentence', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mount: MountInto = () => Promise.reject(new Error('chunk 404'));
  await render(<Host mount={mount} />);
  await vi.waitUntil(() => phase() === 'failed');
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/could not be loaded/);
  spy.mockRestore();
});

import { describe, expect, test } from 'vitest';
import {
  type Area,
  activeWindow,
  byRecency,
  clampToArea,
  type DesktopWindow,
  isCovered,
  windowsReducer,
} from '../../../src/toys/desktop/windows';

const area: Area = { width: 1200, height: 760 };
const open = (windows: readonly DesktopWindow[], app: string, document?: string) =>
  windowsReducer(windows, { type: 'open', app, document, area });
const places = (windows: readonly DesktopWindow[]) =>
  windows.map(({ geometry: { x, y } }) => [x, y]);

test('the first window is 500 by 400 at 100,100, and so is any opened when none is open', () => {
  const first = open([], 'computer');
  expect(first[0].geometry).toEqual({ x: 100, y: 100, width: 500, height: 400 });
  const again = open(windowsReducer(first, { type: 'close', id: 'computer' }), 'bin');
  expect(again[0].geometry).toEqual({ x: 100, y: 100, width: 500, height: 400 });
});

test('further windows cascade by 24 px, and stay in reach however many there are', () => {
  let windows: readonly DesktopWindow[] = [];
  for (const app of ['a', 'b', 'c']) windows = open(windows, app);
  expect(places(windows)).toEqual([
    [100, 100],
    [124, 124],
    [148, 148],
  ]);
  for (let more = 0; more < 40; more += 1) windows = open(windows, `more${more}`);
  for (const { geometry } of windows) expect(clampToArea(geometry, area)).toEqual(geometry);
});

test('an open program is raised, not opened twice; a document has its own window', () => {
  const windows = open(open(open([], 'notepad', 'one'), 'notepad', 'two'), 'notepad', 'one');
  expect(windows.map(({ id }) => id)).toEqual(['notepad:one', 'notepad:two']);
  expect(activeWindow(windows)?.id).toBe('notepad:one');
});

test('a window that a document was saved from is raised for that document', () => {
  const noted = windowsReducer(open([], 'notepad'), {
    type: 'setDocument',
    id: 'notepad',
    document: 'one',
  });
  const again = open(open(noted, 'computer'), 'notepad', 'one');
  expect(again.map(({ id }) => id)).toEqual(['notepad', 'computer']);
  expect(activeWindow(again)?.id).toBe('notepad');
  // The next new sheet is another window with its own name.
  const further = open(again, 'notepad');
  expect(further).toHaveLength(3);
  expect(new Set(further.map(({ id }) => id)).size).toBe(3);
  expect(activeWindow(further)?.document).toBeUndefined();
});

test('focus raises a window; if it is on top already, the state is unchanged', () => {
  const windows = open(open([], 'a'), 'b');
  const raised = windowsReducer(windows, { type: 'focus', id: 'a' });
  expect(activeWindow(raised)?.id).toBe('a');
  expect(windowsReducer(raised, { type: 'focus', id: 'a' })).toBe(raised);
});

test('minimising activates the next window, and focus restores', () => {
  const windows = windowsReducer(open(open([], 'a'), 'b'), { type: 'minimise', id: 'b' });
  expect(activeWindow(windows)?.id).toBe('a');
  const back = windowsReducer(windows, { type: 'focus', id: 'b' });
  expect(activeWindow(back)?.id).toBe('b');
  expect(back[1].minimised).toBe(false);
});

test('switching goes through windows by last use, minimised ones last', () => {
  const opened = open(open(open(open([], 'a'), 'b'), 'c'), 'd');
  const raised = windowsReducer(opened, { type: 'focus', id: 'b' });
  const windows = windowsReducer(raised, { type: 'minimise', id: 'd' });
  expect(byRecency(windows).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
});

test('a window that needs more room than there is below it moves up', () => {
  const size = { width: 900, height: 700 };
  const large = windowsReducer([], { type: 'open', app: 'large', size, area });
  expect(large[0].geometry).toEqual({ x: 100, y: 60, ...size });
  const second = windowsReducer(large, { type: 'open', app: 'second', size, area });
  expect(second[1].geometry).toEqual({ x: 124, y: 60, ...size });
  const low = { width: 800, height: 500 };
  const cut = windowsReducer([], { type: 'open', app: 'large', size, area: low });
  expect(cut[0].geometry).toEqual({ x: 0, y: 0, ...low });
});

test('maximising and restoring keep the position', () => {
  const windows = open([], 'a');
  const large = windowsReducer(windows, { type: 'toggleMaximised', id: 'a' });
  expect(large[0].maximised).toBe(true);
  const small = windowsReducer(large, { type: 'toggleMaximised', id: 'a' });
  expect(small[0].geometry).toEqual(windows[0].geometry);
});

test('a window is covered by one above it that is maximised, encloses it, or fills a narrow desktop', () => {
  const windows = open(open([], 'below'), 'above');
  const [below, above] = windows;
  const coveredBy = (change: Partial<DesktopWindow>, isNarrow = false) =>
    isCovered([below, { ...above, ...change }], below, isNarrow);
  expect(coveredBy({})).toBe(false);
  expect(coveredBy({}, true)).toBe(true);
  expect(coveredBy({ maximised: true })).toBe(true);
  expect(coveredBy({ maximised: true, minimised: true }, true)).toBe(false);
  expect(coveredBy({ geometry: { x: 100, y: 90, width: 500, height: 410 } })).toBe(true);
  expect(coveredBy({ geometry: { x: 100, y: 90, width: 499, height: 410 } })).toBe(false);
  expect(isCovered([{ ...below, maximised: true }, above], above, true)).toBe(false);
  const large = { ...below, maximised: true };
  expect(isCovered([large, { ...above, geometry: below.geometry }], large, false)).toBe(false);
});

describe('kept on screen', () => {
  test.each([
    [{ x: -2000, y: -50, width: 500, height: 400 }],
    [{ x: 5000, y: 5000, width: 500, height: 400 }],
    [{ x: 0, y: 0, width: 9000, height: 9000 }],
    [{ x: 10, y: 10, width: 1, height: 1 }],
  ])('%o', (geometry) => {
    const { x, y, width, height } = clampToArea(geometry, area);
    // The buttons at the right end of a title bar do not move the window.
    expect(x + width).toBeGreaterThanOrEqual(3 * 44 + 44);
    expect(x).toBeLessThanOrEqual(area.width - 80);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(area.height);
    expect(width).toBeLessThanOrEqual(area.width);
    expect(height).toBeGreaterThanOrEqual(140);
  });
});

test('visible windows are tiled without overlap, or cascade', () => {
  let windows = ['a', 'b', 'c', 'd'].reduce(
    (all, app) => open(all, app),
    [] as readonly DesktopWindow[],
  );
  windows = windowsReducer(windows, { type: 'minimise', id: 'd' });
  const tiled = windowsReducer(windows, { type: 'arrange', how: 'tile', area });
  expect(tiled.slice(0, 3).map(({ geometry }) => geometry)).toEqual([
    { x: 0, y: 0, width: 600, height: 380 },
    { x: 600, y: 0, width: 600, height: 380 },
    { x: 0, y: 380, width: 600, height: 380 },
  ]);
  expect(tiled[3]).toBe(windows[3]);
  const cascaded = windowsReducer(tiled, { type: 'arrange', how: 'cascade', area });
  expect(places(cascaded).slice(0, 2)).toEqual([
    [100, 0],
    [124, 24],
  ]);
});

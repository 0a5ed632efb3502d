/** Position and size of a window in CSS pixels, from the desktop's top left. */
export type Geometry = Readonly<{ x: number; y: number; width: number; height: number }>;

export type DesktopWindow = Readonly<{
  /** Its id, unique among the open windows. */
  id: string;
  /** The id of its program. */
  app: string;
  /** A document's id, for programs that open documents. Each document has one window. */
  document?: string;
  geometry: Geometry;
  minimised: boolean;
  maximised: boolean;
  /** Stacking order. The highest window that is not minimised is the active one. */
  z: number;
}>;

export type Area = Readonly<{ width: number; height: number }>;

export type WindowsAction =
  | Readonly<{
      type: 'open';
      app: string;
      document?: string;
      /** Its position when it was last closed. */
      remembered?: Geometry;
      size?: Readonly<{ width: number; height: number }>;
      area: Area;
    }>
  | Readonly<{ type: 'close' | 'focus' | 'minimise' | 'toggleMaximised'; id: string }>
  | Readonly<{ type: 'setDocument'; id: string; document: string | undefined }>
  | Readonly<{ type: 'place'; id: string; geometry: Geometry; area: Area }>
  | Readonly<{ type: 'arrange'; how: 'cascade' | 'tile'; area: Area }>
  | Readonly<{ type: 'minimiseAll' }>;

/** The specified size and position. Further windows cascade from there. */
export const standard: Geometry = { x: 100, y: 100, width: 500, height: 400 };
const cascade = 24;
export const least = { width: 220, height: 140 } as const;
/** How much of a title bar's left end stays in view, and of its right end with the buttons. */
const grip = { left: 80, right: 180 } as const;
const titleHeight = 28;

function clamped(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** The nearest geometry that keeps the title bar in reach and is no larger than the desktop. */
export function clampToArea(geometry: Geometry, area: Area): Geometry {
  const width = clamped(geometry.width, least.width, Math.max(least.width, area.width));
  const height = clamped(geometry.height, least.height, Math.max(least.height, area.height));
  return {
    width,
    height,
    x: clamped(geometry.x, grip.right - width, Math.max(0, area.width - grip.left)),
    y: clamped(geometry.y, 0, Math.max(0, area.height - titleHeight)),
  };
}

/** The window in which a program shows a document, or shows none. */
export function windowWith(
  windows: readonly DesktopWindow[],
  app: string,
  document: string | undefined,
): DesktopWindow | undefined {
  return windows.find((one) => one.app === app && one.document === document);
}

/** The id of the next window of a program with this document. */
export function nextWindowId(
  windows: readonly DesktopWindow[],
  app: string,
  document: string | undefined,
): string {
  const name = document === undefined ? app : `${app}:${document}`;
  const taken = new Set(windows.map(({ id }) => id));
  let id = name;
  for (let number = 2; taken.has(id); number += 1) id = `${name}#${number}`;
  return id;
}

function topOf(windows: readonly DesktopWindow[]): number {
  return windows.reduce((top, { z }) => Math.max(top, z), 0);
}

/** The active window. */
export function activeWindow(windows: readonly DesktopWindow[]): DesktopWindow | undefined {
  return windows
    .filter(({ minimised }) => !minimised)
    .reduce<DesktopWindow | undefined>((top, one) => (top && top.z > one.z ? top : one), undefined);
}

function encloses(outer: Geometry, inner: Geometry): boolean {
  const right = outer.x + outer.width >= inner.x + inner.width;
  const bottom = outer.y + outer.height >= inner.y + inner.height;
  return outer.x <= inner.x && outer.y <= inner.y && right && bottom;
}

/** Whether another window covers one. @param isNarrow whether each fills the desktop */
export function isCovered(
  windows: readonly DesktopWindow[],
  one: DesktopWindow,
  isNarrow: boolean,
): boolean {
  return windows.some((other) => {
    if (other.z <= one.z || other.minimised) return false;
    if (other.maximised || isNarrow) return true;
    return !one.maximised && encloses(other.geometry, one.geometry);
  });
}

/** The windows by last use, the active one first. */
export function byRecency(windows: readonly DesktopWindow[]): readonly DesktopWindow[] {
  const seen = windows.filter(({ minimised }) => !minimised).sort((a, b) => b.z - a.z);
  return [...seen, ...windows.filter(({ minimised }) => minimised).sort((a, b) => b.z - a.z)];
}

/** The most steps of the cascade that leave room for a window. */
function stepsIn(area: Area): number {
  const across = (area.width - standard.x - 300) / cascade;
  const down = (area.height - standard.y - 240) / cascade;
  return Math.max(1, Math.floor(Math.min(across, down)) + 1);
}

/**
 * The next free position of the cascade. A standard window that would not fit is made smaller; a
 * larger one is moved.
 */
function freePlace(windows: readonly DesktopWindow[], size: Area, area: Area): Geometry {
  const steps = stepsIn(area);
  const spareX = size.width > standard.width ? Math.max(0, area.width - size.width) : area.width;
  const spareY =
    size.height > standard.height ? Math.max(0, area.height - size.height) : area.height;
  const at = (step: number): Geometry => {
    const x = Math.min(standard.x + step * cascade, spareX);
    const y = Math.min(standard.y + step * cascade, spareY);
    const width = clamped(area.width - x, 300, size.width);
    const height = clamped(area.height - y, 240, size.height);
    return clampToArea({ x, y, width, height }, area);
  };
  const isTaken = (step: number): boolean => {
    const { x, y } = at(step);
    return windows.some(({ geometry }) => geometry.x === x && geometry.y === y);
  };
  let step = 0;
  while (step < steps - 1 && isTaken(step)) step += 1;
  return at(isTaken(step) ? windows.length % steps : step);
}

function changed(
  windows: readonly DesktopWindow[],
  id: string,
  change: (one: DesktopWindow) => DesktopWindow,
): readonly DesktopWindow[] {
  return windows.map((one) => (one.id === id ? change(one) : one));
}

function raised(windows: readonly DesktopWindow[], id: string): readonly DesktopWindow[] {
  if (activeWindow(windows)?.id === id) return windows;
  const z = topOf(windows) + 1;
  return changed(windows, id, (one) => ({ ...one, z, minimised: false }));
}

/** Arranges the visible windows, cascaded from the top left or tiled. */
function arranged(
  windows: readonly DesktopWindow[],
  how: 'cascade' | 'tile',
  area: Area,
): readonly DesktopWindow[] {
  const seen = windows.filter(({ minimised }) => !minimised).sort((a, b) => a.z - b.z);
  const across = Math.ceil(Math.sqrt(seen.length));
  const down = Math.ceil(seen.length / across);
  const steps = stepsIn(area);
  return windows.map((one) => {
    const at = seen.indexOf(one);
    if (at < 0) return one;
    const offset = (at % steps) * cascade;
    const [width, height] = [Math.floor(area.width / across), Math.floor(area.height / down)];
    const geometry =
      how === 'cascade'
        ? { ...one.geometry, x: standard.x + offset, y: offset }
        : { x: (at % across) * width, y: Math.floor(at / across) * height, width, height };
    return { ...one, maximised: false, geometry: clampToArea(geometry, area) };
  });
}

/** The windows in the order in which they were opened. */
export function windowsReducer(
  windows: readonly DesktopWindow[],
  action: WindowsAction,
): readonly DesktopWindow[] {
  switch (action.type) {
    case 'open': {
      const { app, document, remembered, size = standard, area } = action;
      const there = windowWith(windows, app, document);
      if (there) return raised(windows, there.id);
      const id = nextWindowId(windows, app, document);
      const geometry = remembered
        ? clampToArea(remembered, area)
        : freePlace(windows, { width: size.width, height: size.height }, area);
      const z = topOf(windows) + 1;
      return [...windows, { id, app, document, geometry, minimised: false, maximised: false, z }];
    }
    case 'close':
      return windows.filter(({ id }) => id !== action.id);
    case 'focus':
      return raised(windows, action.id);
    case 'minimise':
      return changed(windows, action.id, (one) => ({ ...one, minimised: true }));
    case 'toggleMaximised':
      return changed(raised(windows, action.id), action.id, (one) => ({
        ...one,
        maximised: !one.maximised,
      }));
    case 'setDocument':
      return changed(windows, action.id, (one) => ({ ...one, document: action.document }));
    case 'arrange':
      return arranged(windows, action.how, action.area);
    case 'minimiseAll':
      return windows.map((one) => ({ ...one, minimised: true }));
    case 'place':
      return changed(windows, action.id, (one) => ({
        ...one,
        geometry: clampToArea(action.geometry, action.area),
      }));
  }
}

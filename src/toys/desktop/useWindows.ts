import { type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { appOf } from './apps';
import type { DesktopCommands } from './commands';
import { type Drafts, writeDrafts } from './memory';
import type { Remember } from './useMemory';
import {
  type Area,
  activeWindow,
  clampToArea,
  type DesktopWindow,
  nextWindowId,
  standard,
  windowsReducer,
  windowWith,
} from './windows';

/**
 * A desktop of this size or smaller, its taskbar included, shows one window at a time. The style
 * sheet has the same limits.
 */
function isNarrow(surface: HTMLElement | null): boolean {
  const { clientWidth = 1024, clientHeight = 768 } = surface?.closest('[data-stage]') ?? {};
  return clientWidth <= 640 || clientHeight <= 420;
}

/** The desktop at the start. `isKept` is false for one that a link opened: it is not stored. */
export type Left = Readonly<{ windows: readonly DesktopWindow[]; drafts: Drafts; isKept: boolean }>;

/** The desktop's windows and their commands. */
export function useWindows(
  surface: RefObject<HTMLElement | null>,
  remember: Remember,
  left: Left,
): Readonly<{
  windows: readonly DesktopWindow[];
  active: DesktopWindow | undefined;
  commands: DesktopCommands;
}> {
  const [windows, act] = useReducer(windowsReducer, left.windows);
  const latest = useRef(windows);
  // In a layout effect: before a window that comes to the front takes focus.
  useLayoutEffect(() => {
    latest.current = windows;
  }, [windows]);
  /** The element that had focus when a window was opened, to return it there. */
  const openers = useRef(new Map<string, Element | null>());
  const held = useRef(new Map<string, () => void>());
  const drafts = useRef(new Map<string, () => string>());
  const leftDrafts = useRef(left.drafts);

  /** Whether the stored drafts are this desktop's: another tab's are not removed. */
  const areDraftsOwn = useRef(Object.keys(left.drafts).length > 0);

  // Stores what is not saved when the page is left, before the programs unmount.
  useLayoutEffect(() => {
    const keep = (): void => {
      const held = [...drafts.current];
      if (!left.isKept || (held.length === 0 && !areDraftsOwn.current)) return;
      areDraftsOwn.current = held.length > 0;
      writeDrafts(Object.fromEntries(held.map(([id, read]) => [id, read()])));
    };
    addEventListener('pagehide', keep);
    // A phone may end a hidden tab without another event.
    addEventListener('visibilitychange', keep);
    return () => {
      keep();
      removeEventListener('pagehide', keep);
      removeEventListener('visibilitychange', keep);
    };
  }, [left]);

  const commands = useMemo<DesktopCommands>(() => {
    const area = (): Area => {
      const { clientWidth = 1024, clientHeight = 768 } = surface.current ?? {};
      return { width: clientWidth, height: clientHeight };
    };
    const find = (id: string) => latest.current.find((one) => one.id === id);
    const focusNext = (id: string): void => {
      const opener = openers.current.get(id);
      openers.current.delete(id);
      const rest = activeWindow(latest.current.filter((one) => one.id !== id));
      // Another window takes focus by becoming active.
      if (rest) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else surface.current?.focus({ preventScroll: true });
    };
    return {
      open(id, document) {
        const app = appOf(id);
        if (!app) return;
        if (!windowWith(latest.current, id, document)) {
          const next = nextWindowId(latest.current, id, document);
          openers.current.set(next, globalThis.document.activeElement);
        }
        const remembered = remember.placeOf(id);
        act({ type: 'open', app: id, document, remembered, size: app.size, area: area() });
      },
      close(id) {
        const ask = held.current.get(id);
        if (ask) return ask();
        this.closeAnyway(id);
      },
      hold(id, ask, draft) {
        if (ask) held.current.set(id, ask);
        else held.current.delete(id);
        if (ask && draft) drafts.current.set(id, draft);
        else drafts.current.delete(id);
      },
      draftOf: (id) => leftDrafts.current[id],
      arrange: (how) => act({ type: 'arrange', how, area: area() }),
      minimiseAll: () => act({ type: 'minimiseAll' }),
      closeAnyway(id) {
        const { [id]: _, ...others } = leftDrafts.current;
        leftDrafts.current = others;
        focusNext(id);
        act({ type: 'close', id });
      },
      askHeld() {
        const [first] = held.current;
        if (!first) return false;
        act({ type: 'focus', id: first[0] });
        first[1]();
        return true;
      },
      focus(id) {
        // A press and the focus that follows it report the same window twice.
        if (activeWindow(latest.current)?.id !== id) act({ type: 'focus', id });
      },
      minimise(id) {
        act({ type: 'minimise', id });
        focusNext(id);
      },
      setDocument: (id, document) => act({ type: 'setDocument', id, document }),
      toggleMaximised: (id) => act({ type: 'toggleMaximised', id }),
      place(id, geometry) {
        const one = find(id);
        if (!one) return;
        const kept = clampToArea(geometry, area());
        latest.current = latest.current.map((other) =>
          other.id === id ? { ...other, geometry: kept } : other,
        );
        remember.place(one.app, kept);
        act({ type: 'place', id, geometry: kept, area: area() });
      },
      fit(id, size) {
        const one = find(id);
        const room = area();
        // A maximised window, or one that fills a narrow desktop, has all the space there is.
        if (!one || one.maximised || isNarrow(surface.current)) return;
        const { geometry } = one;
        const width = Math.min(size.width, room.width);
        const height = Math.min(size.height, room.height);
        const x = Math.min(geometry.x, Math.max(0, room.width - width));
        const y = Math.min(geometry.y, Math.max(0, room.height - height));
        this.place(id, { x, y, width, height });
      },
      geometryOf: (id) => find(id)?.geometry ?? standard,
      isNarrow: () => isNarrow(surface.current),
    };
  }, [surface, remember]);

  useEffect(() => {
    if (left.isKept && windows !== left.windows) remember.windows(windows);
  }, [windows, left, remember]);

  // When the desktop shrinks, its windows are moved into view.
  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const area = { width: element.clientWidth, height: element.clientHeight };
      if (isNarrow(element)) return;
      for (const { id, geometry } of latest.current) {
        const kept = clampToArea(geometry, area);
        if (kept.x !== geometry.x || kept.y !== geometry.y) {
          act({ type: 'place', id, geometry: kept, area });
        }
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [surface]);

  return {
    windows,
    active: activeWindow(windows),
    commands,
  };
}

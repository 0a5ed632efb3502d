import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { createRubCounter, heldEvery } from './rubbing';

type Spot = readonly [x: number, y: number];

type Options = Readonly<{
  /** The coin's element. */
  coin: RefObject<HTMLElement | null>;
  /** Called with the line that was rubbed, in shares of the coin's box. */
  onWay: (from: Spot, to: Spot) => void;
  /** Called when a rub was completed; `none` for one by key or tap, which has no line. */
  onRub: (way: 'drawn' | 'none') => void;
}>;

/** Rubbing by a pointer that is held down, by taps, and by Space or Enter held down. */
export function useRubbing({ coin, onWay, onRub }: Options) {
  const last = useRef<Spot>(undefined);
  const drawn = useRef(false);
  const counter = useRef<(distance: number) => number>(undefined);
  const held = useRef<ReturnType<typeof setInterval>>(undefined);
  const latest = useRef(onRub);

  useEffect(() => {
    latest.current = onRub;
  });
  useEffect(() => () => clearInterval(held.current), []);

  const release = () => {
    clearInterval(held.current);
    held.current = undefined;
  };

  const spotOf = (event: PointerEvent): Spot => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - left) / width, (event.clientY - top) / height];
  };

  // A stroke that begins beside the coin counts from where it touches it.
  useEffect(() => {
    const element = coin.current;
    if (!element) return;
    const abort = new AbortController();
    const { signal } = abort;
    const spot = ({ clientX, clientY }: globalThis.PointerEvent): Spot => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [(clientX - left) / width, (clientY - top) / height];
    };
    const onMove = (event: globalThis.PointerEvent) => {
      if (last.current || (event.buttons & 1) === 0) return;
      const [x, y] = spot(event);
      if (x < 0 || x > 1 || y < 0 || y > 1) return;
      last.current = [x, y];
      drawn.current = false;
      counter.current ??= createRubCounter();
      element.setPointerCapture(event.pointerId);
    };
    document.addEventListener('pointermove', onMove, { signal });
    return () => abort.abort();
  }, [coin]);

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = spotOf(event);
      drawn.current = false;
      counter.current ??= createRubCounter();
    },
    onPointerMove(event: PointerEvent) {
      const from = last.current;
      if (!from) return;
      const to = spotOf(event);
      last.current = to;
      onWay(from, to);
      const rubs = counter.current?.(Math.hypot(to[0] - from[0], to[1] - from[1])) ?? 0;
      if (rubs > 0) {
        drawn.current = true;
        onRub('drawn');
      }
    },
    onPointerUp() {
      last.current = undefined;
    },
    onPointerCancel() {
      last.current = undefined;
    },
    /** A tap counts as a rub, for visitors who cannot drag. */
    onClick() {
      if (drawn.current) drawn.current = false;
      else onRub('none');
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (event.repeat || held.current !== undefined) return;
      latest.current('none');
      held.current = setInterval(() => latest.current('none'), heldEvery);
    },
    onKeyUp(event: KeyboardEvent) {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      release();
    },
    onBlur: release,
  };
}

import { Disposer } from '../lib/Disposer';

/** How long a measured position of the area is reused. */
const measureEveryMs = 250;

/** Receives the position of the pointer, in pixels of the watched area. */
type PointerTarget = Readonly<{
  dispatch: (
    action: Readonly<{ type: 'point'; x: number; y: number }> | Readonly<{ type: 'leave' }>,
  ) => void;
}>;

/**
 * Reports where a mouse, pen or finger is over an area, and when it leaves. Touch still scrolls the
 * page, and the finger is followed meanwhile by touch events, because pointer events end there.
 * @returns a function that stops it
 */
export function watchPointer(area: HTMLElement, target: PointerTarget): () => void {
  const disposer = new Disposer();
  const leave = (): void => target.dispatch({ type: 'leave' });
  let left = 0;
  let top = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  // Asking for the layout at every move would cost more than the move itself.
  const point = (at: Readonly<{ pageX: number; pageY: number }>, time: number): void => {
    if (time - measuredAt > measureEveryMs) {
      measuredAt = time;
      const box = area.getBoundingClientRect();
      left = box.left + area.clientLeft + scrollX;
      top = box.top + area.clientTop + scrollY;
    }
    target.dispatch({ type: 'point', x: at.pageX - left, y: at.pageY - top });
  };
  const pointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') point(event, event.timeStamp);
  };
  const touch = ({ touches, timeStamp }: TouchEvent): void => {
    const finger = touches[0];
    if (finger) point(finger, timeStamp);
    else leave();
  };
  const passive = { passive: true };
  disposer.listen(area, 'pointermove', pointer, passive);
  disposer.listen(area, 'pointerdown', pointer, passive);
  disposer.listen(area, 'pointerleave', leave, passive);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) {
    disposer.listen(area, type, touch, passive);
  }
  return () => disposer.dispose();
}

import { Disposer } from '../lib/Disposer';

/** What learns where the pointer is, in pixels of the watched area. */
type PointerTarget = Readonly<{
  dispatch: (
    action: Readonly<{ type: 'point'; x: number; y: number }> | Readonly<{ type: 'leave' }>,
  ) => void;
}>;

/**
 * Tells where a mouse, pen or finger is over an area, and that it has gone. Scrolling by touch
 * stays as it is, and the finger is followed through it: pointer events end there, touch events
 * do not.
 * @returns the undo
 */
export function watchPointer(area: HTMLElement, target: PointerTarget): () => void {
  const disposer = new Disposer();
  const leave = (): void => target.dispatch({ type: 'leave' });
  const point = (clientX: number, clientY: number): void => {
    const box = area.getBoundingClientRect();
    target.dispatch({
      type: 'point',
      x: clientX - box.left - area.clientLeft,
      y: clientY - box.top - area.clientTop,
    });
  };
  const pointer = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') point(event.clientX, event.clientY);
  };
  const touch = ({ touches }: TouchEvent): void => {
    const finger = touches[0];
    if (finger) point(finger.clientX, finger.clientY);
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

import { Disposer } from '../../lib/Disposer';
import { type Direction, directionOf } from './direction';

/** CSS pixels that a finger must move. */
const distance = 24;

/**
 * Reports swipes of a finger or pen on an element. One touch may make several swipes.
 * @param swiped returns false to ignore the rest of the touch
 * @returns a function that disconnects it
 */
export function connectSwipe(
  element: HTMLElement,
  swiped: (direction: Direction) => boolean,
): () => void {
  const disposer = new Disposer();
  let finger: number | undefined;
  let over = false;
  let startX = 0;
  let startY = 0;

  disposer.listen(element, 'pointerdown', (event: PointerEvent) => {
    if (event.pointerType === 'mouse' || finger !== undefined) return;
    finger = event.pointerId;
    over = false;
    startX = event.clientX;
    startY = event.clientY;
  });
  disposer.listen(element, 'pointermove', (event: PointerEvent) => {
    if (event.pointerId !== finger || over) return;
    const x = event.clientX - startX;
    const y = event.clientY - startY;
    const direction = directionOf(x, y, distance, undefined);
    if (!direction) return;
    startX = event.clientX;
    startY = event.clientY;
    over = !swiped(direction);
  });
  const lift = (event: PointerEvent): void => {
    if (event.pointerId === finger) finger = undefined;
  };
  disposer.listen(element, 'pointerup', lift);
  disposer.listen(element, 'pointercancel', lift);
  return () => disposer.dispose();
}

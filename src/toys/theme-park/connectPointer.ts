import type { RefObject } from 'react';
import { cellSize, pan, worldAt, zoomBy } from '../../../scenes/theme-park/look';
import { Disposer } from '../../lib/Disposer';
import type { Park } from './ParkContext';
import { aim, press, pressRemove } from './press';

/** CSS pixels that a press may move and still be one. */
const slack = 9;

type Finger = { x: number; y: number; startX: number; startY: number; moved: boolean };

/** What a place on the board is: the cell, and its place in the world. */
function cellAt(park: Park, board: HTMLElement, event: { clientX: number; clientY: number }) {
  const look = park.look();
  const state = park.state();
  if (!look || !state) return undefined;
  const box = board.getBoundingClientRect();
  const world = worldAt(look, event.clientX - box.left, event.clientY - box.top);
  const column = Math.floor(world.x / cellSize);
  const row = Math.floor(world.y / cellSize);
  return { column, row, x: world.x, y: world.y };
}

/** A second finger within this time of the first, in ms, means a pinch and not a drawing. */
const pinchDelay = 250;

/** The pointer that draws a path, and the cell that it has reached. */
type Drawing = {
  id: number;
  column: number;
  row: number;
  startedAt: number;
  /** The first cell waits until the finger moves or lifts: it may be the first of a pinch. */
  pending: boolean;
};

/**
 * Mouse, touch and pen on the board: a press builds, removes or looks; with the path tool it draws. One
 * finger or the middle button moves the board about, two fingers pinch it, the right button removes.
 * @param park read at every event
 * @param onPressed called with the cell after each press
 */
export function connectPointer(
  element: HTMLElement,
  park: RefObject<Park>,
  onPressed: (column: number, row: number) => void,
): () => void {
  const disposer = new Disposer();
  const fingers = new Map<number, Finger>();
  let drawing: Drawing | undefined;
  /** A second finger has come down: until all are lifted, nothing is a press. */
  let pinched = false;

  /** A finger that moves the board about is not to scroll the page. */
  const noteDistance = (): void => {
    element.toggleAttribute('data-near', park.current.look()?.isWhole === false);
  };

  const hover = (event: PointerEvent): void => {
    const place = cellAt(park.current, element, event);
    if (place) aim(park.current, place.column, place.row, false);
  };

  const beginPath = (): void => {
    if (!drawing?.pending) return;
    drawing.pending = false;
    press(park.current, drawing.column, drawing.row, {});
  };

  const draw = (event: PointerEvent): void => {
    const place = cellAt(park.current, element, event);
    if (!place || !drawing) return;
    if (drawing.column !== place.column || drawing.row !== place.row) beginPath();
    // A quick hand skips cells: the path goes along the row first, then the column.
    while (drawing.column !== place.column || drawing.row !== place.row) {
      if (drawing.column !== place.column)
        drawing.column += Math.sign(place.column - drawing.column);
      else drawing.row += Math.sign(place.row - drawing.row);
      press(park.current, drawing.column, drawing.row, { joined: true });
    }
  };

  const pinch = (finger: Finger, event: PointerEvent): void => {
    const [one, other] = [...fingers.values()];
    const look = park.current.look();
    const state = park.current.state();
    if (!look || !state || !other) return;
    const box = element.getBoundingClientRect();
    const before = Math.hypot(one.x - other.x, one.y - other.y);
    const middleX = (one.x + other.x) / 2;
    const middleY = (one.y + other.y) / 2;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const after = Math.hypot(one.x - other.x, one.y - other.y);
    const newX = (one.x + other.x) / 2;
    const newY = (one.y + other.y) / 2;
    if (before > 0) zoomBy(look, state, after / before, newX - box.left, newY - box.top);
    pan(look, state, newX - middleX, newY - middleY);
    noteDistance();
  };

  disposer.listen(element, 'pointerdown', (event: PointerEvent) => {
    if (event.button === 2) return;
    const current = park.current;
    const { clientX: x, clientY: y } = event;
    fingers.set(event.pointerId, { x, y, startX: x, startY: y, moved: false });
    element.setPointerCapture(event.pointerId);
    if (fingers.size > 1) {
      pinched = true;
      const isPinch = drawing && event.timeStamp - drawing.startedAt < pinchDelay;
      if (isPinch && !drawing?.pending) current.dispatch({ type: 'undo' });
      drawing = undefined;
      return;
    }
    hover(event);
    const place = cellAt(current, element, event);
    if (!place || event.button !== 0 || current.tool !== 'path') return;
    const { pointerId: id, timeStamp: startedAt } = event;
    drawing = { id, column: place.column, row: place.row, startedAt, pending: true };
    if (event.pointerType !== 'touch') beginPath();
  });
  // The browser would give the focus to the page, and keys would no longer reach the board.
  disposer.listen(element, 'mousedown', (event: MouseEvent) => event.preventDefault());

  disposer.listen(element, 'pointermove', (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== 'touch') hover(event);
      return;
    }
    if (Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) > slack) {
      finger.moved = true;
    }
    if (fingers.size === 2) {
      pinch(finger, event);
      return;
    }
    if (drawing?.id === event.pointerId) draw(event);
    else if (finger.moved) {
      const look = park.current.look();
      const state = park.current.state();
      if (look && state) pan(look, state, event.clientX - finger.x, event.clientY - finger.y);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (event.pointerType !== 'touch') hover(event);
  });

  const lift = (event: PointerEvent): Finger | undefined => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (fingers.size === 0) pinched = false;
    if (drawing?.id === event.pointerId) {
      if (event.type === 'pointerup') beginPath();
      onPressed(drawing.column, drawing.row);
      drawing = undefined;
      return undefined;
    }
    return finger;
  };
  disposer.listen(element, 'pointerup', (event: PointerEvent) => {
    const wasPinched = pinched;
    const finger = lift(event);
    if (!finger || finger.moved || wasPinched || event.button !== 0) return;
    const place = cellAt(park.current, element, event);
    if (!place) return;
    press(park.current, place.column, place.row, { x: place.x, y: place.y });
    onPressed(place.column, place.row);
  });
  disposer.listen(element, 'pointercancel', lift);
  disposer.listen(element, 'pointerleave', (event: PointerEvent) => {
    if (!fingers.has(event.pointerId)) aim(park.current, -1, -1, false);
  });
  disposer.listen(element, 'contextmenu', (event: MouseEvent) => {
    event.preventDefault();
    const place = cellAt(park.current, element, event);
    if (!place) return;
    pressRemove(park.current, place.column, place.row);
    onPressed(place.column, place.row);
  });
  disposer.listen(
    element,
    'wheel',
    (event: WheelEvent) => {
      const look = park.current.look();
      const state = park.current.state();
      // A plain wheel is the page's while the whole park is in sight.
      if (!look || !state || (look.isWhole && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = 1.0016 ** -event.deltaY;
      zoomBy(look, state, factor, event.clientX - box.left, event.clientY - box.top);
      noteDistance();
    },
    { passive: false },
  );
  return () => disposer.dispose();
}

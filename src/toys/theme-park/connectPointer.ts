import type { RefObject } from 'react';
import { cellSize, pan, worldAt, zoomBy } from '../../../scenes/theme-park/viewport';
import { Disposer } from '../../lib/Disposer';
import { actionsOf, type DragPlan, dragText, planDrag, squaresBetween } from './drag';
import { slack } from './earlyTaps';
import type { Cell, Park, Tool } from './ParkContext';
import { press, pressRemove, showPreview } from './press';

type Finger = { x: number; y: number; startX: number; startY: number; moved: boolean };

/** A point on the board, in CSS pixels of the board, as a cell and in world pixels. */
function cellUnder(park: Park, x: number, y: number) {
  const viewport = park.viewport();
  if (!viewport || !park.state()) return undefined;
  const world = worldAt(viewport, x, y);
  const column = Math.floor(world.x / cellSize);
  const row = Math.floor(world.y / cellSize);
  return { column, row, x: world.x, y: world.y };
}

function cellAt(park: Park, board: HTMLElement, event: { clientX: number; clientY: number }) {
  const box = board.getBoundingClientRect();
  return cellUnder(park, event.clientX - box.left, event.clientY - box.top);
}

/** Applies the tool at a point on the board, in CSS pixels of the board. */
export function pressAt(park: Park, x: number, y: number): void {
  const place = cellUnder(park, x, y);
  if (place) press(park, place.column, place.row, place);
}

/** A drag with a tool. Its squares are built or removed only on release. */
type Drag = { id: number; tool: Tool; visited: Cell[]; plan: DragPlan | undefined };

/** The text shown at the pointer during a drag, in CSS pixels of the board. */
export type ShownDrag = Readonly<{ text: string; left: number; top: number }>;

type Heard = Readonly<{
  /** Called with the cell after each press. */
  onPressed: (column: number, row: number) => void;
  /** Called with what a drag would cost; undefined once it is over. */
  onDrag: (drag: ShownDrag | undefined) => void;
}>;

/**
 * Mouse, touch and pen on the board. A press builds, removes or selects. A drag with a tool builds
 * or removes along its way on release. Without a tool one finger moves the board; the middle button
 * and two fingers always do. Two fingers also zoom. The right button removes.
 * @param park read at every event
 */
export function connectPointer(
  element: HTMLElement,
  park: RefObject<Park>,
  { onPressed, onDrag }: Heard,
): () => void {
  const disposer = new Disposer();
  const fingers = new Map<number, Finger>();
  let drag: Drag | undefined;
  /** A second finger was put down: until all are lifted, nothing counts as a press. */
  let pinched = false;
  /** Whether the board has been pressed: from then on the wheel zooms. */
  let pressed = false;

  /** A finger that moves the board must not scroll the page. */
  const noteDistance = (): void => {
    element.toggleAttribute('data-near', park.current.viewport()?.isWhole === false);
  };

  const hover = (event: PointerEvent): void => {
    const place = cellAt(park.current, element, event);
    if (place) showPreview(park.current, place.column, place.row, false);
  };

  /** Shows what the drag would do, once it is more than a press. */
  const showDrag = (event: PointerEvent): void => {
    const state = park.current.state();
    const viewport = park.current.viewport();
    if (!drag || !state || !viewport) return;
    drag.plan = planDrag(state, drag.tool, drag.visited);
    if (drag.visited.length < 2) return;
    viewport.hand.drag = drag.plan.squares;
    const box = element.getBoundingClientRect();
    const [left, top] = [event.clientX - box.left, event.clientY - box.top];
    onDrag({ text: dragText(drag.tool, drag.plan), left, top });
  };

  const dropDrag = (): void => {
    const viewport = park.current.viewport();
    if (viewport) viewport.hand.drag = [];
    if (drag && drag.visited.length > 1) onDrag(undefined);
    drag = undefined;
  };

  const dragOn = (event: PointerEvent): void => {
    const place = cellAt(park.current, element, event);
    const last = drag?.visited.at(-1);
    if (!place || !drag || !last) return;
    // A fast pointer skips cells.
    const crossed = squaresBetween(last, place);
    if (crossed.length === 0) return;
    drag.visited.push(...crossed);
    showDrag(event);
  };

  /** Does what the drag has shown. */
  const finishDrag = (): void => {
    const current = park.current;
    const state = current.state();
    const last = drag?.visited.at(-1);
    if (!drag || !last || !state || drag.tool !== current.tool) {
      dropDrag();
      return;
    }
    const plan = planDrag(state, drag.tool, drag.visited);
    for (const action of actionsOf(drag.tool, plan)) current.dispatch(action);
    if (plan.count > 1) current.say(`${dragText(drag.tool, plan)}.`);
    dropDrag();
    onPressed(last.column, last.row);
  };

  const pinch = (finger: Finger, event: PointerEvent): void => {
    const [one, other] = [...fingers.values()];
    const viewport = park.current.viewport();
    const state = park.current.state();
    if (!viewport || !state || !other) return;
    const box = element.getBoundingClientRect();
    const before = Math.hypot(one.x - other.x, one.y - other.y);
    const middleX = (one.x + other.x) / 2;
    const middleY = (one.y + other.y) / 2;
    finger.x = event.clientX;
    finger.y = event.clientY;
    const after = Math.hypot(one.x - other.x, one.y - other.y);
    const newX = (one.x + other.x) / 2;
    const newY = (one.y + other.y) / 2;
    if (before > 0) zoomBy(viewport, state, after / before, newX - box.left, newY - box.top);
    pan(viewport, state, newX - middleX, newY - middleY);
    noteDistance();
  };

  disposer.listen(element, 'pointerdown', (event: PointerEvent) => {
    if (event.button === 2) return;
    const current = park.current;
    const { clientX: x, clientY: y } = event;
    fingers.set(event.pointerId, { x, y, startX: x, startY: y, moved: false });
    element.setPointerCapture(event.pointerId);
    pressed = true;
    if (fingers.size > 1) {
      pinched = true;
      dropDrag();
      return;
    }
    hover(event);
    const place = cellAt(current, element, event);
    if (!place || event.button !== 0 || current.tool === 'look') return;
    const { column, row } = place;
    drag = { id: event.pointerId, tool: current.tool, visited: [{ column, row }], plan: undefined };
  });
  // Otherwise the browser would focus the page, and keys would no longer reach the board.
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
    if (drag?.id === event.pointerId) dragOn(event);
    else if (finger.moved) {
      const viewport = park.current.viewport();
      const state = park.current.state();
      if (viewport && state)
        pan(viewport, state, event.clientX - finger.x, event.clientY - finger.y);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
    if (event.pointerType !== 'touch') hover(event);
  });

  const lift = (event: PointerEvent): Finger | undefined => {
    const finger = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (fingers.size === 0) pinched = false;
    if (drag?.id === event.pointerId) {
      if (event.type === 'pointerup') finishDrag();
      else dropDrag();
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
    if (!fingers.has(event.pointerId)) showPreview(park.current, -1, -1, false);
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
      const viewport = park.current.viewport();
      const state = park.current.state();
      // The wheel scrolls the page until the board is in use.
      if (!viewport || !state || (!pressed && !event.ctrlKey && !event.metaKey)) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      const factor = 1.0016 ** -event.deltaY;
      zoomBy(viewport, state, factor, event.clientX - box.left, event.clientY - box.top);
      noteDistance();
    },
    { passive: false },
  );
  return () => disposer.dispose();
}

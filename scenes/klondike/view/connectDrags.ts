export type Drags = Readonly<{
  /**
   * The elements that are dragged with the card at this element; empty where it cannot be moved.
   */
  lift: (card: number) => readonly HTMLElement[];
  /** A drag ended over the board. x and y are the middle of the lifted card's top edge. */
  drop: (card: number, x: number, y: number) => void;
}>;

/** A press that moves no farther than this is a click. */
const slack = 5;

function cardOf(target: EventTarget | null): number {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  return element ? Number(element.dataset.card) : -1;
}

/**
 * Lets cards be dragged by pointer. Their positions are written straight to their style.
 * @returns a cleanup function
 */
export function connectDrags(board: HTMLElement, { lift, drop }: Drags): () => void {
  const abort = new AbortController();
  let spent = false;
  const press = (event: PointerEvent): void => {
    spent = false;
    const card = cardOf(event.target);
    if (card < 0 || event.button !== 0 || !event.isPrimary) return;
    const lifted = lift(card);
    if (lifted.length === 0) return;
    const { pointerId, clientX, clientY } = event;
    const ended = new AbortController();
    const options = { signal: ended.signal };
    let moved = false;
    const under = lifted.map((element) => element.style.zIndex);
    const put = (x: number, y: number): void => {
      for (const element of lifted) {
        element.style.setProperty('--dx', `${x}px`);
        element.style.setProperty('--dy', `${y}px`);
      }
    };
    const drag = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const x = now.clientX - clientX;
      const y = now.clientY - clientY;
      if (!moved && Math.hypot(x, y) <= slack) return;
      if (!moved) {
        moved = true;
        board.setPointerCapture(pointerId);
        for (const element of lifted) {
          element.dataset.dragged = '';
          element.style.zIndex = String(200 + lifted.indexOf(element));
        }
      }
      put(x, y);
    };
    board.addEventListener('pointermove', drag, options);
    const end = (now: PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      // A touch is captured by the card it presses until the board captures it.
      if (now.type === 'lostpointercapture' && now.target !== board) return;
      ended.abort();
      if (!moved) return;
      spent = now.type === 'pointerup';
      const { left, top, width } = lifted[0].getBoundingClientRect();
      for (const [place, element] of lifted.entries()) {
        delete element.dataset.dragged;
        element.style.zIndex = under[place];
      }
      put(0, 0);
      if (spent) drop(card, left + width / 2, top);
    };
    for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      board.addEventListener(type, end, options);
    }
  };
  board.addEventListener('pointerdown', press, { signal: abort.signal });
  // Ignores the click that ends a drag.
  const swallow = (event: MouseEvent): void => {
    if (!spent) return;
    spent = false;
    event.stopPropagation();
  };
  board.addEventListener('click', swallow, { signal: abort.signal, capture: true });
  return () => abort.abort();
}

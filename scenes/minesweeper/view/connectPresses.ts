export type Presses = Readonly<{
  /**
   * A left click, tap or key (`dig`, which the mode may turn into a flag), or a right click or long
   * press.
   */
  press: (cell: number, kind: 'dig' | 'flag') => void;
  /** Both mouse buttons, or the middle one. */
  chord: (cell: number) => void;
  /** Called with true while a closed cell is held down. */
  hold: (pressing: boolean) => void;
  /** The cell from which the keyboard continues. */
  reach: (cell: number) => void;
}>;

/** How long a touch must rest on a cell to plant a flag, in ms. */
const longPressMs = 400;

function cellOf(target: EventTarget | null): number {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset.cell) : -1;
}

/**
 * Turns the pointer and keyboard events of a field into presses.
 * @returns a cleanup function
 */
export function connectPresses(field: HTMLElement, presses: Presses): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Whether the press has done its work: the click that ends a long press or a chord is ignored.
   */
  let spent = false;

  const letGo = (): void => {
    clearTimeout(timer);
    timer = undefined;
    presses.hold(false);
  };
  const press = (event: PointerEvent): void => {
    const cell = cellOf(event.target);
    spent = false;
    if (cell < 0) return;
    if (event.button === 1 || event.buttons === 3) {
      event.preventDefault();
      spent = true;
      presses.chord(cell);
      return;
    }
    if (event.button !== 0) return;
    presses.hold(true);
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      spent = true;
      presses.press(cell, 'flag');
    }, longPressMs);
  };
  field.addEventListener('pointerdown', press, options);
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    field.addEventListener(type, letGo, options);
  }
  const click = (event: MouseEvent): void => {
    const cell = cellOf(event.target);
    if (cell < 0) return;
    presses.reach(cell);
    if (!spent) presses.press(cell, 'dig');
    spent = false;
  };
  field.addEventListener('click', click, options);
  const flag = (event: MouseEvent): void => {
    event.preventDefault();
    const cell = cellOf(event.target);
    // Some touch screens also open a context menu after a long press, which has planted its flag
    // already.
    if (cell < 0 || spent || timer !== undefined) return;
    presses.reach(cell);
    presses.press(cell, 'flag');
  };
  field.addEventListener('contextmenu', flag, options);
  return () => {
    letGo();
    abort.abort();
  };
}

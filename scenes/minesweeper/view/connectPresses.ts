export type Presses = Readonly<{
  /** A left click, tap or key (`dig`, as the mode has it), or a right click or long press. */
  press: (cell: number, kind: 'dig' | 'flag') => void;
  /** Both buttons, or the middle one. */
  chord: (cell: number) => void;
  /** A press on a closed cell is being held. */
  hold: (pressing: boolean) => void;
  /** The cell that the keyboard goes on from. */
  reach: (cell: number) => void;
}>;

/** A touch that rests this long on a cell plants a flag. */
const longPressMs = 400;

function cellOf(target: EventTarget | null): number {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset.cell) : -1;
}

/**
 * Hears a field's presses, whichever device they come from.
 * @returns the undo
 */
export function connectPresses(field: HTMLElement, presses: Presses): () => void {
  const abort = new AbortController();
  const options = { signal: abort.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The click that ends a long press or a chord means nothing more. */
  let spent = false;

  const letGo = (): void => {
    clearTimeout(timer);
    timer = undefined;
    presses.hold(false);
  };
  field.addEventListener(
    'pointerdown',
    (event) => {
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
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const) {
    field.addEventListener(type, letGo, options);
  }
  field.addEventListener(
    'click',
    (event) => {
      const cell = cellOf(event.target);
      if (cell < 0) return;
      presses.reach(cell);
      if (!spent) presses.press(cell, 'dig');
      spent = false;
    },
    options,
  );
  field.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault();
      const cell = cellOf(event.target);
      // A long press on some touch screens asks for a menu as well; it has planted its flag.
      if (cell < 0 || spent || timer !== undefined) return;
      presses.reach(cell);
      presses.press(cell, 'flag');
    },
    options,
  );
  return () => {
    letGo();
    abort.abort();
  };
}

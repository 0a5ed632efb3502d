/** The presses that `assets/after-paint.js` has recorded, and how to stop it. */
type EarlyPresses = Readonly<{
  presses: readonly Readonly<{
    button?: HTMLElement;
    /** Pressed at a place, in CSS pixels of the board. */
    board?: HTMLElement;
    offsetX?: number;
    offsetY?: number;
    code?: string;
    key?: string;
  }>[];
  stop(): void;
}>;

function pressBoard(board: HTMLElement, offsetX: number, offsetY: number): void {
  const { left, top } = board.getBoundingClientRect();
  const [clientX, clientY] = [left + offsetX, top + offsetY];
  board.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
}

function pressKey(init: KeyboardEventInit): void {
  const target = document.activeElement ?? document.body;
  if (target instanceof HTMLButtonElement && (init.code === 'Space' || init.code === 'Enter')) {
    target.click();
    return;
  }
  for (const type of ['keydown', 'keyup']) {
    target.dispatchEvent(
      new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true, composed: true }),
    );
  }
}

/**
 * Replays the presses that were made before the page was interactive. Each runs in its own task, so
 * that it sees the state after the press before: three digits make a page number.
 */
export async function replayEarlyPresses(): Promise<void> {
  const { earlyPresses } = globalThis as { earlyPresses?: EarlyPresses };
  if (!earlyPresses) return;
  Reflect.deleteProperty(globalThis, 'earlyPresses');
  earlyPresses.stop();
  for (const { button, board, offsetX = 0, offsetY = 0, code, key } of earlyPresses.presses) {
    if (board) pressBoard(board, offsetX, offsetY);
    else if (!button) pressKey({ code, key });
    else if (button.isConnected) {
      button.ariaBusy = null;
      button.click();
    }
    await new Promise((done) => setTimeout(done));
  }
}

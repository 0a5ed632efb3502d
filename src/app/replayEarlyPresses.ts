/** The presses that `assets/after-paint.js` has recorded, and how to stop it. */
type EarlyPresses = Readonly<{
  presses: readonly Readonly<{ button?: HTMLElement; code?: string; key?: string }>[];
  stop(): void;
}>;

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
  for (const { button, code, key } of earlyPresses.presses) {
    if (!button) pressKey({ code, key });
    else if (button.isConnected) {
      button.ariaBusy = null;
      button.click();
    }
    await new Promise((done) => setTimeout(done));
  }
}

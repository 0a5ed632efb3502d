/** The longest that anything waits for the visitor after the page has loaded. */
const patienceMs = 3000;
/**
 * A click without a pointer comes from assistive technology, or was replayed from before the
 * scripts.
 */
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const;

/**
 * Resolves at the first input or three seconds after the page has loaded, whichever is first. For
 * work that a reading visitor does not need. Never resolves once the signal is aborted.
 */
export function awaitVisitor(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      for (const type of inputs) removeEventListener(type, begin);
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
    const begin = (): void => {
      stop();
      resolve();
    };
    const wait = (): void => {
      timer = setTimeout(begin, patienceMs);
    };
    for (const type of inputs) addEventListener(type, begin, { passive: true });
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    signal.addEventListener('abort', stop, { once: true });
  });
}

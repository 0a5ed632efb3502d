/**
 * Calls back once, when the page has loaded and the browser is idle, or on the first input,
 * whichever is first.
 * @returns cancels
 */
export function afterInteractive(callback: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = () => {
    if (signal.aborted) return;
    controller.abort();
    callback();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 200);
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, run, { signal, passive: true, capture: true });
  }
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { signal, once: true });
  return () => controller.abort();
}

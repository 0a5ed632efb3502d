const entryName = 'first-contentful-paint';

/**
 * Calls back once, never within the call itself, as soon as the page's first content has been
 * painted: at once where it long has, and where the browser does not tell.
 * @returns cancels
 */
export function afterFirstPaint(callback: () => void): () => void {
  let due = true;
  const run = () => {
    if (!due) return;
    due = false;
    callback();
  };
  const cancel = () => {
    due = false;
  };
  const tells = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!tells || performance.getEntriesByName(entryName).length > 0) {
    queueMicrotask(run);
    return cancel;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(entryName).length === 0) return;
    observer.disconnect();
    run();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => {
    observer.disconnect();
    cancel();
  };
}

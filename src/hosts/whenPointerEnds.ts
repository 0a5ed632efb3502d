/**
 * Calls back once when a pointer is lifted, cancelled or lost, or the window loses focus, wherever
 * the pointer is by then: what it pressed may have left the page, and then its own events are
 * fired at the document.
 */
export function whenPointerEnds(pointerId: number, ended: () => void): void {
  const abort = new AbortController();
  const { signal } = abort;
  const end = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerId !== pointerId) return;
    // Elements lose focus too.
    if (event.type === 'blur' && event.target !== window) return;
    abort.abort();
    ended();
  };
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur']) {
    window.addEventListener(type, end, { capture: true, signal });
  }
}

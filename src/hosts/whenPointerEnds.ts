/**
 * Calls back once when a pointer is lifted, cancelled or lost, or when the window loses focus. It
 * works even if the pressed element has left the page: the pointer's events then fire at the
 * document.
 */
export function whenPointerEnds(pointerId: number, ended: () => void): void {
  const abort = new AbortController();
  const { signal } = abort;
  const end = (event: Event): void => {
    if (event instanceof PointerEvent && event.pointerId !== pointerId) return;
    // `blur` of an element also reaches this listener.
    if (event.type === 'blur' && event.target !== window) return;
    abort.abort();
    ended();
  };
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'blur']) {
    window.addEventListener(type, end, { capture: true, signal });
  }
}

/**
 * Reports whether an element can be seen: it is on screen and its tab is shown. Called on changes.
 * An element counts as visible until it is known not to be.
 * @returns a function that stops it
 */
export function watchVisibility(
  element: HTMLElement,
  report: (visible: boolean) => void,
): () => void {
  let onScreen = true;
  let visible = true;
  const update = (): void => {
    const now = onScreen && !document.hidden;
    if (now === visible) return;
    visible = now;
    report(now);
  };
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
    update();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', update);
  };
}

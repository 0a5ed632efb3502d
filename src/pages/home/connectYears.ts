const swipeDistance = 40;

/**
 * Lets the year be changed on the drawn set. A label chooses its year; pressed again, it opens the
 * year. A swipe over the display goes a year forward or back. So do the mouse wheel and the arrow
 * keys while the display has focus.
 * @param section contains the display (`[data-set]`) and the labels (`[data-year]`)
 * @returns a cleanup function
 */
export function connectYears(
  section: HTMLElement,
  actions: Readonly<{
    choose: (year: number) => void;
    step: (by: 1 | -1) => void;
    open: () => void;
  }>,
): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const display = section.querySelector<HTMLElement>('[data-set]');

  section.addEventListener(
    'click',
    ({ target }) => {
      const label = target instanceof Element && target.closest<HTMLElement>('[data-year]');
      if (!label) return;
      if (label.dataset.chosen === undefined) actions.choose(Number(label.dataset.year));
      else actions.open();
    },
    { signal },
  );

  let from: { id: number; x: number; y: number } | undefined;
  display?.addEventListener(
    'pointerdown',
    ({ pointerId, pointerType, clientX, clientY }) => {
      if (pointerType !== 'mouse') from = { id: pointerId, x: clientX, y: clientY };
    },
    { signal },
  );
  display?.addEventListener(
    'pointerup',
    ({ pointerId, clientX, clientY }) => {
      if (from?.id !== pointerId) return;
      const x = clientX - from.x;
      if (Math.abs(x) > swipeDistance && Math.abs(x) > 2 * Math.abs(clientY - from.y)) {
        actions.step(x < 0 ? 1 : -1);
      }
      from = undefined;
    },
    { signal },
  );
  display?.addEventListener('pointercancel', () => (from = undefined), { signal });

  // The wheel scrolls the page, unless the display has focus.
  display?.addEventListener(
    'wheel',
    (event) => {
      if (!section.contains(document.activeElement) || event.ctrlKey) return;
      event.preventDefault();
      actions.step(event.deltaY + event.deltaX > 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
  display?.addEventListener(
    'keydown',
    (event) => {
      const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      actions.step(by === 1 ? 1 : -1);
    },
    { signal },
  );
  return () => listeners.abort();
}

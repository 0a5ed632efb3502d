import { tooltipClosed, tooltipDelay } from './tooltipDelay';

const gap = 10;
const edge = 8;

/** Places the bubble above its target, or below if there is no room, inside the window. */
function place(bubble: HTMLElement, target: Element): void {
  const around = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const above = around.top - height - gap;
  const left = around.left + around.width / 2 - width / 2;
  bubble.style.top = `${above < edge ? around.bottom + gap : above}px`;
  bubble.style.left = `${Math.max(edge, Math.min(left, innerWidth - width - edge))}px`;
}

/**
 * Opens and closes a bubble by hover and focus of the element before it in the same anchor.
 * @param signal removes all listeners
 */
export function attachTooltip(anchor: HTMLElement, bubble: HTMLElement, signal: AbortSignal): void {
  let timer: number | undefined;
  let opened: AbortController | undefined;

  const close = () => {
    clearTimeout(timer);
    if (!opened) return;
    opened.abort();
    opened = undefined;
    bubble.hidePopover();
    tooltipClosed(performance.now());
  };
  const open = () => {
    const target = anchor.firstElementChild;
    if (opened || !target) return;
    opened = new AbortController();
    bubble.showPopover();
    place(bubble, target);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), {
      signal: opened.signal,
    });
    addEventListener('scroll', close, { signal: opened.signal, passive: true });
  };
  const openAfter = (delay: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(open, delay);
  };

  anchor.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      if (pointerType !== 'touch') openAfter(tooltipDelay(performance.now()));
    },
    { signal },
  );
  anchor.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) openAfter(0);
    },
    { signal },
  );
  for (const type of ['pointerleave', 'pointerdown', 'focusout']) {
    anchor.addEventListener(type, close, { signal });
  }
  signal.addEventListener('abort', close);
  // This module loads late: the target may be hovered or focused already.
  if (anchor.querySelector(':focus-visible')) openAfter(0);
  else if (anchor.matches(':hover') && matchMedia('(hover: hover)').matches)
    openAfter(tooltipDelay(performance.now()));
}

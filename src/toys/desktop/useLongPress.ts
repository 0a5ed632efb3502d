import { type RefObject, useEffect } from 'react';

/** How long a finger must rest to open a menu, in ms, and how far it may move, in CSS pixels. */
const longPressMs = 500;
const slip = 10;

/**
 * A long press opens the context menu. Where the browser does not send `contextmenu` itself, as on
 * some phones, this does. It applies only inside elements with `data-press-menu`, so that games can
 * use long presses.
 */
export function useLongPress(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | undefined;
    const stop = (): void => clearTimeout(timer);
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const press = (event: PointerEvent): void => {
      stop();
      const { target, pointerType, isPrimary } = event;
      if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return;
      if (!target.closest('[data-press-menu]') || target.closest('input, textarea')) return;
      from = event;
      timer = setTimeout(() => {
        const { clientX, clientY } = event;
        // Stops the click that ends the long press.
        const next = new AbortController();
        addEventListener('click', swallow, { capture: true, once: true, signal: next.signal });
        addEventListener('pointerdown', () => next.abort(), { capture: true, once: true });
        target.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
        );
      }, longPressMs);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > slip) stop();
    };
    const life = new AbortController();
    const options = { capture: true, passive: true, signal: life.signal };
    element.addEventListener('pointerdown', press, options);
    element.addEventListener('pointermove', move, options);
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const) {
      element.addEventListener(type, stop, options);
    }
    return () => {
      stop();
      life.abort();
    };
  }, [area]);
}

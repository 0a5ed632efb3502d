import { type RefObject, useEffect } from 'react';

/** How long a finger rests before it asks for a menu, in ms, and how far it may slip, in CSS pixels. */
const longPressMs = 500;
const slip = 10;

/**
 * A finger that rests asks for the same menu as a right button: where the browser does not say so
 * itself, as on some telephones, a `contextmenu` event is made. It is asked for only within an
 * element that has `data-press-menu`, so that a game's own long press stays its own.
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
        // The press has had its answer: the click that ends it means nothing.
        addEventListener('click', swallow, { capture: true, once: true });
        addEventListener(
          'pointerdown',
          () => removeEventListener('click', swallow, { capture: true }),
          { capture: true, once: true },
        );
        target.dispatchEvent(
          new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY }),
        );
      }, longPressMs);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > slip) stop();
    };
    const options = { capture: true, passive: true };
    element.addEventListener('pointerdown', press, options);
    element.addEventListener('pointermove', move, options);
    for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const) {
      element.addEventListener(type, stop, options);
    }
    return () => {
      stop();
      element.removeEventListener('pointerdown', press, options);
      element.removeEventListener('pointermove', move, options);
      for (const type of ['pointerup', 'pointercancel', 'contextmenu'] as const) {
        element.removeEventListener(type, stop, options);
      }
    };
  }, [area]);
}

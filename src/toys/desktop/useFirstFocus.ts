import { type RefObject, useEffect } from 'react';

/** Whether a window in front waits for its program to take focus. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const frame = element.closest('[data-window]');
  const { activeElement } = document;
  // Not if the visitor has moved focus elsewhere in the window in the meantime.
  const isElsewhere = activeElement !== frame && frame?.contains(activeElement);
  return frame?.hasAttribute('data-active') === true && !isElsewhere;
}

/**
 * Focuses a text field when its program has loaded, if its window is in front, and otherwise when
 * the window first comes to the front.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    field.current?.setAttribute('data-first-focus', '');
    if (field.current && mayTakeFocus(field.current)) field.current.focus({ preventScroll: true });
  }, [field]);
}

import { type RefObject, useEffect } from 'react';

/** Whether a window in front waits for its program to take the focus. */
export function mayTakeFocus(element: HTMLElement): boolean {
  const frame = element.closest('[data-window]');
  const { activeElement } = document;
  // The window would take the focus itself; it stays where the visitor has put it meanwhile.
  const isElsewhere = activeElement !== frame && frame?.contains(activeElement);
  return frame?.hasAttribute('data-active') === true && !isElsewhere;
}

/**
 * Gives the focus to what one types into: as the program comes, where its window is in front, and
 * otherwise as the window first comes to the front.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    field.current?.setAttribute('data-first-focus', '');
    if (field.current && mayTakeFocus(field.current)) field.current.focus({ preventScroll: true });
  }, [field]);
}

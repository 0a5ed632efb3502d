import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns focus to where it was, once a covering screen has gone.
 * @param otherwise the element that takes focus if the old one no longer exists
 */
export function useFocusBack(covered: boolean, otherwise: () => HTMLElement | null): void {
  const place = useRef(otherwise);
  useEffect(() => {
    place.current = otherwise;
  });
  useLayoutEffect(() => {
    if (!covered) return;
    const before = document.activeElement;
    return () => {
      // The covered part can take focus from the next frame on.
      requestAnimationFrame(() => {
        const isNowhere = () => document.activeElement === document.body;
        if (isNowhere() && before instanceof HTMLElement) before.focus({ preventScroll: true });
        if (isNowhere()) place.current()?.focus({ preventScroll: true });
      });
    };
  }, [covered]);
}

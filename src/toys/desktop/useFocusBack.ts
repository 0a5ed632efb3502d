import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was, once what covered it has gone.
 * @param otherwise where it goes if that is there no more
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
      // What was covered can be reached again in the next frame.
      requestAnimationFrame(() => {
        const isNowhere = () => document.activeElement === document.body;
        if (isNowhere() && before instanceof HTMLElement) before.focus({ preventScroll: true });
        if (isNowhere()) place.current()?.focus({ preventScroll: true });
      });
    };
  }, [covered]);
}

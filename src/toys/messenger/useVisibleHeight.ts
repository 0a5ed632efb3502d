import { type RefObject, useEffect } from 'react';

/** So few CSS pixels of a screen are left by a keyboard only. */
const tight = 560;

/**
 * Keeps `--visible` of an element at the height of what a phone's keyboard leaves of the screen,
 * and the element in view while it is written in.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const target = element.current;
    if (!viewport || !target) return;
    const fit = () => {
      target.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
      target.toggleAttribute('data-tight', viewport.height < tight);
      const isNarrow = matchMedia('(max-width: 760px)').matches;
      if (isNarrow && target.contains(document.activeElement)) {
        target.scrollIntoView({ block: 'start', behavior: 'instant' });
      }
    };
    fit();
    viewport.addEventListener('resize', fit);
    return () => viewport.removeEventListener('resize', fit);
  }, [element]);
}

import { type RefObject, useEffect } from 'react';

/** A visible height in CSS pixels below which a screen keyboard must be open. */
const tight = 560;

/**
 * Sets `--visible` of an element to the height that a phone's keyboard leaves, and keeps the
 * element in view while it is written in.
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

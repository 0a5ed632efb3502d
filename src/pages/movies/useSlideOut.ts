import { type RefObject, useEffect } from 'react';

/** The share of a box that must be in view before it slides out. */
const enough = 0.35;

/**
 * Hides an open box behind its spine until it comes into view, and then slides it out. A box that
 * is already in view stays open. Without scripts all boxes are open.
 */
export function useSlideOut(box: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const element = box.current;
    if (!wanted || !element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const seen = entry !== undefined && entry.intersectionRatio >= enough;
        element.toggleAttribute('data-held', !seen);
        if (seen) observer.disconnect();
      },
      { threshold: [0, enough] },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeAttribute('data-held');
    };
  }, [box, wanted]);
}

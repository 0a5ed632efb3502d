import { type RefObject, useEffect } from 'react';

/** As much of a box as must be in view before it slides out. */
const enough = 0.35;

/**
 * Holds a box that stands open behind its spine until it comes into view, and lets it slide out
 * then, by itself. One that is in view already stays as it is, and where no script runs all do.
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

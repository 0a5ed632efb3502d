import { type RefObject, useLayoutEffect } from 'react';

/** A desktop is never laid out lower than this, in CSS pixels: below it one window fills it. */
const leastHeight = 440;

/**
 * Draws the desktop larger where it is to have fewer pixels than the screen around it.
 * @param width how many CSS pixels it is to be wide; 0 for as many as there are
 */
export function useResolution(stage: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = stage.current;
    const room = element?.parentElement;
    if (!element || !room || width === 0) return;
    const fit = (): void => {
      const zoom = Math.min(room.clientWidth / width, room.clientHeight / leastHeight);
      element.style.setProperty('zoom', String(Math.max(1, zoom)));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => {
      observer.disconnect();
      element.style.removeProperty('zoom');
    };
  }, [stage, width]);
}

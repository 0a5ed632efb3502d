import { type RefObject, useLayoutEffect } from 'react';

/** The least layout height in CSS pixels: below it one window fills the desktop. */
const minHeight = 440;

/**
 * Scales the desktop up where it is to have fewer pixels than the screen.
 * @param width the wanted width in CSS pixels; 0 for that of the screen
 */
export function useResolution(stage: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const element = stage.current;
    const room = element?.parentElement;
    if (!element || !room || width === 0) return;
    const fit = (): void => {
      const zoom = Math.min(room.clientWidth / width, room.clientHeight / minHeight);
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

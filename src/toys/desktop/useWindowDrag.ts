import type { PointerEvent, RefObject } from 'react';
import { type Geometry, least } from './windows';

type Options = Readonly<{
  window: RefObject<HTMLElement | null>;
  geometry: Geometry;
  /** Called once, when the drag ends. */
  onPlaced: (geometry: Geometry) => void;
  enabled: () => boolean;
}>;

/** Writes a window's position straight to its style, without rendering. */
export function placeElement(element: HTMLElement, { x, y, width, height }: Geometry): void {
  const { style } = element;
  style.setProperty('--x', `${x}px`);
  style.setProperty('--y', `${y}px`);
  style.setProperty('--width', `${width}px`);
  style.setProperty('--height', `${height}px`);
}

/**
 * Moves or resizes a window by pointer.
 * @returns the handlers of the title bar (`move`) and the corner (`size`)
 */
export function useWindowDrag({ window: ref, geometry, onPlaced, enabled }: Options) {
  const start =
    (kind: 'move' | 'size') =>
    (event: PointerEvent<HTMLElement>): void => {
      const element = ref.current;
      if (!element || event.button !== 0 || !enabled()) return;
      if (event.target instanceof Element && event.target.closest('button')) return;
      const handle = event.currentTarget;
      const { pointerId, clientX, clientY } = event;
      handle.setPointerCapture(pointerId);
      // A desktop of a lower resolution is scaled up.
      const scale = element.getBoundingClientRect().width / element.offsetWidth || 1;
      let placed = geometry;
      const move = (moved: globalThis.PointerEvent): void => {
        if (moved.pointerId !== pointerId) return;
        const across = (moved.clientX - clientX) / scale;
        const down = (moved.clientY - clientY) / scale;
        placed =
          kind === 'move'
            ? { ...geometry, x: geometry.x + across, y: Math.max(0, geometry.y + down) }
            : {
                ...geometry,
                width: Math.max(least.width, geometry.width + across),
                height: Math.max(least.height, geometry.height + down),
              };
        placeElement(element, placed);
      };
      const end = (ended: globalThis.PointerEvent): void => {
        if (ended.pointerId !== pointerId) return;
        handle.removeEventListener('pointermove', move);
        handle.removeEventListener('lostpointercapture', end);
        if (placed !== geometry) onPlaced(placed);
      };
      handle.addEventListener('pointermove', move);
      // This event follows a release, a cancelled touch and a lost window alike.
      handle.addEventListener('lostpointercapture', end);
    };
  return { move: start('move'), size: start('size') };
}

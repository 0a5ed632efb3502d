import { type RefObject, useEffect } from 'react';
import { motionReduced } from '../../stores/motion';

/** Turns the eyes of the smiley inside the element to the pointer, at most once a frame. */
export function useWatchfulEyes(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const face = element?.querySelector<SVGElement>('h1 svg');
    if (!element || !face) return;
    let frame = 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (motionReduced()) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { left, top, width, height } = face.getBoundingClientRect();
        const x = clientX - (left + width / 2);
        const y = clientY - (top + height / 2);
        const distance = Math.max(Math.hypot(x, y), width / 2);
        face.style.setProperty('--look-x', (x / distance).toFixed(2));
        face.style.setProperty('--look-y', (y / distance).toFixed(2));
      });
    };
    element.addEventListener('pointermove', follow);
    return () => {
      element.removeEventListener('pointermove', follow);
      cancelAnimationFrame(frame);
    };
  }, [ref]);
}

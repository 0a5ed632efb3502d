import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Viewing } from '../../../scenes/teletext/rules/shownCell';
import { type Size, TeletextScreen } from './screen/TeletextScreen';

type Shown = Readonly<{
  cells: Uint32Array;
  reveal: boolean;
  flashedOff: boolean;
  over: Viewing['over'];
  size: Size;
  /** Nothing is drawn while only the text is shown. */
  plain: boolean;
}>;

type Screen = Readonly<{
  /** The element that the picture fills. */
  area: RefObject<HTMLDivElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
  /**
   * Whether the picture is drawn; false before hydration, and where the browser gives no canvas.
   */
  drawn: boolean;
}>;

/** Draws a page on a canvas, and fits it to its area. */
export function useScreen({ cells, reveal, flashedOff, over, size, plain }: Shown): Screen {
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const screen = useRef<TeletextScreen>(undefined);
  /** Counts changes of the area's size. After each, everything is drawn again. */
  const [layouts, setLayouts] = useState(0);

  useEffect(() => {
    if (!canvas.current || !area.current) return;
    try {
      screen.current = new TeletextScreen(canvas.current);
    } catch (error) {
      console.warn('The page is shown only as text.', error);
      return;
    }
    const observer = new ResizeObserver(() => setLayouts((count) => count + 1));
    observer.observe(area.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    const [made, place] = [screen.current, area.current];
    if (!made || !place || plain || layouts === 0) return;
    const { clientWidth, clientHeight } = place;
    made.fit(clientWidth, clientHeight, size);
    // Centred on a whole device pixel. A transform causes no layout shift, a changed position
    // would.
    const middle = (room: number, taken: number) =>
      Math.floor((room * devicePixelRatio - taken) / 2) / devicePixelRatio;
    const { canvas: drawn } = made;
    drawn.style.transform = `translate(${middle(clientWidth, drawn.width)}px, ${middle(clientHeight, drawn.height)}px)`;
  }, [size, plain, layouts]);

  useEffect(() => {
    const made = screen.current;
    if (!made || plain || layouts === 0) return;
    // In a task of its own: the first picture takes as long as the page's other first effects.
    const frame = requestAnimationFrame(() => {
      const touched = made.draw(cells, { reveal, flashedOff, over });
      made.canvas.dataset.touched = String(touched);
    });
    return () => cancelAnimationFrame(frame);
  }, [cells, reveal, flashedOff, over, size, plain, layouts]);

  return { area, canvas, drawn: layouts > 0 };
}

import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Shows an element fullscreen. Where the browser refuses, `wide` makes it fill the toy instead. */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [full, setFull] = useState(false);
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const look = () => setFull(document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);

  const toggle = useCallback(() => {
    if (full) void document.exitFullscreen();
    else if (wide) setWide(false);
    else if (!element.current?.requestFullscreen) setWide(true);
    else element.current.requestFullscreen().catch(() => setWide(true));
  }, [element, full, wide]);

  return { full, wide, toggle };
}

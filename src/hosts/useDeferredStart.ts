import { type RefObject, useEffect, useState } from 'react';

/** The longest that a decoration waits after the page has loaded. */
const patienceMs = 3000;
const inputs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Whether a decoration may load its engine: from the first input, or three seconds after the page
 * has loaded, whichever is first, and not before it can be seen.
 * @param wanted while false nothing is waited for
 */
export function useDeferredStart(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [due, setDue] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!wanted || due) return;
    const start = () => setDue(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(start, patienceMs);
    };
    for (const type of inputs) addEventListener(type, start, { passive: true, once: true });
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      for (const type of inputs) removeEventListener(type, start);
      removeEventListener('load', wait);
      clearTimeout(timer);
    };
  }, [wanted, due]);

  useEffect(() => {
    if (!due || seen || !element.current) return;
    // Reports nothing while the tab is hidden.
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [due, seen, element]);

  return due && seen;
}

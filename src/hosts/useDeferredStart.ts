import { type RefObject, useEffect, useState } from 'react';
import { awaitVisitor } from './awaitVisitor';

/**
 * Whether a decoration may load its engine: after the first input or three seconds after the page
 * has loaded, whichever is first, and not before it is visible.
 * @param wanted while false, nothing is awaited
 */
export function useDeferredStart(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!wanted || started) return;
    const abort = new AbortController();
    // Reports nothing while the tab is hidden.
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setStarted(true);
    });
    void awaitVisitor(abort.signal).then(() => {
      if (element.current) observer.observe(element.current);
    });
    return () => {
      abort.abort();
      observer.disconnect();
    };
  }, [wanted, started, element]);

  return started;
}

import { type RefObject, useEffect, useState } from 'react';
import { awaitVisitor } from './awaitVisitor';

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
    const abort = new AbortController();
    void awaitVisitor(abort.signal).then(() => setDue(true));
    return () => abort.abort();
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

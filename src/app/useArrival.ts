import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { pageAt } from '../content/pages';
import type { RouteHandle } from './RouteHandle';

/**
 * After a navigation to another path, moves focus to the page's h1, unless the route's host takes it.
 * @returns the text to announce; empty on the first page, which the browser announces itself
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const hostTakesFocus = handle?.focus === 'host';
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading && !hostTakesFocus) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnouncement(`${pageAt(pathname)?.label ?? heading?.textContent ?? 'Page'}, page opened`);
  }, [pathname, hostTakesFocus]);

  return announcement;
}

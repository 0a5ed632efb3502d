import { useEffect, useState } from 'react';
import type { Wait } from './preferences';

/**
 * The time in ms that a page takes: 25 packets, 50 fields a second, six lines of each field carry
 * the service.
 */
const pageTime = 1000 / 12;
const pagesATurn: Readonly<Record<Exclude<Wait, 'none'>, number>> = { short: 10, authentic: 1 };

/**
 * Waits for a page to be transmitted, as real sets had to: the pages come in order from wherever
 * the transmission is.
 * @param order the pages that are sent
 * @returns the page shown in the meantime, and the one being received
 */
export function useSearch(
  page: number,
  order: readonly number[],
  wait: Wait,
): Readonly<{ shown: number; passing: number | undefined }> {
  const [passing, setPassing] = useState<{ for: number; at: number }>();
  const [found, setFound] = useState(page);

  useEffect(() => {
    if (wait === 'none' || found === page || order.length < 2) return;
    // The position depends on the clock, not on the viewer.
    let at = Math.floor(Date.now() / pageTime) % order.length;
    const target = Math.max(0, order.indexOf(page));
    let left = (target - at + order.length) % order.length;
    const timer = setInterval(() => {
      const step = Math.min(left, pagesATurn[wait]);
      at = (at + step) % order.length;
      left -= step;
      if (left > 0) setPassing({ for: page, at: order[at] ?? page });
      else {
        clearInterval(timer);
        setPassing(undefined);
        setFound(page);
      }
    }, pageTime);
    return () => clearInterval(timer);
  }, [page, order, wait, found]);

  if (wait === 'none' || found === page || order.length < 2) {
    if (found !== page) setFound(page);
    return { shown: page, passing: undefined };
  }
  return { shown: found, passing: passing?.for === page ? passing.at : (order[0] ?? page) };
}

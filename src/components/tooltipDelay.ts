/** How long a pointer rests on a target before a tooltip opens, in ms. */
export const openDelay = 700;
/** Within this time in ms after a tooltip closed, the next opens without delay. */
export const skipDelay = 300;

let closedAt = Number.NEGATIVE_INFINITY;

/** Notes that a tooltip closed. @param now ms on the page's clock */
export function tooltipClosed(now: number): void {
  closedAt = now;
}

/** The ms to wait before the next tooltip opens. @param now ms on the page's clock */
export function tooltipDelay(now: number): number {
  return now - closedAt <= skipDelay ? 0 : openDelay;
}

import { useEffect, useState } from 'react';
import type { Page } from '../../../scenes/teletext/rules/Page';

const shortestTurn = 3;

export type Turning = Readonly<{
  /** Index of the shown frame. */
  place: number;
  isHolding: boolean;
  toggleHold: () => void;
  /** Shows the next frame or the one before, and holds it. */
  turn: (step: 1 | -1) => void;
}>;

/**
 * Shows a page's frames in turn, until one is held. Every page begins with its first frame, not
 * held.
 */
export function useSubpage(page: Page | undefined, still: boolean): Turning {
  const number = page?.number ?? 0;
  const count = page?.subpages.length ?? 1;
  const [state, setState] = useState({ number, place: 0, isHolding: still });
  if (state.number !== number) setState({ number, place: 0, isHolding: still });
  const place = state.number === number ? state.place % count : 0;
  const { isHolding } = state;
  const seconds = Math.max(shortestTurn, page?.subpages[place]?.cycle.count ?? 0);

  useEffect(() => {
    if (isHolding || count < 2) return;
    const timer = setTimeout(
      () => setState((before) => ({ ...before, place: (place + 1) % count })),
      seconds * 1000,
    );
    return () => clearTimeout(timer);
  }, [isHolding, count, place, seconds]);

  return {
    place,
    isHolding,
    toggleHold: () => setState((before) => ({ ...before, isHolding: !before.isHolding })),
    turn: (step) =>
      setState((before) => ({
        ...before,
        place: (place + step + count) % count,
        isHolding: count > 1,
      })),
  };
}

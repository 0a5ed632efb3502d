import { type KlondikeState, pile } from './KlondikeState';

function isFoundation(of: number): boolean {
  return of >= pile.foundation && of < pile.waste;
}

function standard(state: Readonly<KlondikeState>, from: number, to: number): number {
  if (to === pile.stock) {
    // Every recycling costs points when one card is drawn; from the fourth on when three are drawn.
    if (state.config.draw === 'one') return -100;
    return state.recycled >= 4 ? -20 : 0;
  }
  if (isFoundation(to)) return 10;
  if (isFoundation(from)) return -15;
  return from === pile.waste ? 5 : 0;
}

/** The points after a move. The state holds those before it. */
export function pointsFor(
  state: Readonly<KlondikeState>,
  from: number,
  to: number,
  turned: boolean,
): number {
  const { points, config } = state;
  if (config.scoring === 'none') return 0;
  if (config.scoring === 'vegas') {
    return points + (isFoundation(to) ? 5 : 0) - (isFoundation(from) ? 5 : 0);
  }
  return Math.max(0, points + standard(state, from, to) + (turned ? 5 : 0));
}

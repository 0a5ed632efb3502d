import type { ConfigValues } from '../../scenes/kit/rules/contract';
import { encodeReplay } from '../../scenes/kit/rules/replayText';
import { createRun } from '../../scenes/kit/run/createRun';
import type { KlondikeConfig } from '../../scenes/klondike/config';
import { klondikeWithoutView } from '../../scenes/klondike/game';
import type { KlondikeAction } from '../../scenes/klondike/rules/KlondikeAction';
import { positionOf } from '../../scenes/klondike/rules/solver/Position';
import { solve } from '../../scenes/klondike/rules/solver/solve';
import { winnableDeals } from '../../scenes/klondike/rules/winnable';

const frameMs = 1000 / 60;
/** Ticks between two moves: three quarters of a second. */
const pace = 45;
/** More positions than any deal that ships wants. */
const mostNodes = 2_000_000;

/** A fumble: a card drawn twice and taken back, now and then. */
const fumble: readonly KlondikeAction[] = [
  { type: 'draw' },
  { type: 'draw' },
  { type: 'undo', count: 2 },
];

/** A deal that ships, won along its proof at a player's pace, as replay text. */
function record(config: Partial<KlondikeConfig>, deal: number, fumbles = false): string {
  const seed = winnableDeals({ draw: 'one', scoring: 'standard', ...config })[deal];
  const run = createRun(klondikeWithoutView, { seed: () => seed, config: config as ConfigValues });
  const play = (action: KlondikeAction): void => {
    run.dispatch(action);
    for (let tick = 0; tick < pace; tick += 1) run.advance(frameMs);
  };
  const outcome = solve(positionOf(run.state), mostNodes);
  if (outcome.kind !== 'won') throw new Error(`deal ${deal} is not won any more`);
  outcome.steps.forEach(({ draws, from, to, count }, at) => {
    // Where the stock has two cards to spare, or the fumble would turn it over.
    if (fumbles && at % 12 === 5 && run.state.stockCount > 6) fumble.forEach(play);
    for (let drawn = 0; drawn < draws; drawn += 1) play({ type: 'draw' });
    play({ type: 'move', from, to, count });
  });
  return encodeReplay(klondikeWithoutView, run.replay());
}

/** Klondike's golden replays by name: either draw, every scoring, and a game with moves taken back. */
export const klondikeRecordings: Readonly<Record<string, () => string>> = {
  'klondike-classic': () => record({}, 0),
  'klondike-three': () => record({ draw: 'three' }, 1),
  'klondike-vegas': () => record({ draw: 'three', scoring: 'vegas' }, 2),
  'klondike-no-score': () => record({ scoring: 'none', timed: false }, 3),
  'klondike-taken-back': () => record({ draw: 'three', timed: false }, 4, true),
};

import { defineBot, type MakeBot, type Recipe } from '../../kit/bot/GameBot';
import type { KlondikeConfig } from '../config';
import type { KlondikeAction } from '../rules/KlondikeAction';
import type { KlondikeState } from '../rules/KlondikeState';
import { positionOf } from '../rules/solver/Position';
import { solve } from '../rules/solver/solve';
import { winnableDeals } from '../rules/winnable';

/** Ticks between two moves: three quarters of a second. */
const pace = 45;
/** No shipped deal needs more positions. */
const maxNodes = 2_000_000;
/** The longest game. */
const maxTicks = 36_000;

/** A fumble: draws a card twice and undoes it. */
const fumble: readonly KlondikeAction[] = [
  { type: 'draw' },
  { type: 'draw' },
  { type: 'undo', count: 2 },
];

/** The moves of a deal's proof, with fumbles added. */
function* movesOf(
  first: Readonly<KlondikeState>,
  now: () => Readonly<KlondikeState>,
  fumbles: boolean,
) {
  const outcome = solve(positionOf(first), maxNodes);
  if (outcome.kind !== 'won') return;
  for (const [at, { draws, from, to, count }] of outcome.steps.entries()) {
    // The stock must have two cards to spare, or the fumble would recycle it.
    if (fumbles && at % 12 === 5 && now().stockCount > 6) yield* fumble;
    for (let drawn = 0; drawn < draws; drawn += 1) yield { type: 'draw' } as const;
    yield { type: 'move', from, to, count } as const;
  }
}

/** A player who knows the winning moves and plays them at human speed. */
function makeSolver(fumbles: boolean): MakeBot<KlondikeState> {
  return () => {
    let last: Readonly<KlondikeState>;
    let moves: Iterator<KlondikeAction> | undefined;
    return (state) => {
      last = state;
      if (state.tick % pace !== 0) return [];
      moves ??= movesOf(state, () => last, fumbles);
      const { done, value } = moves.next();
      return done ? [] : [value];
    };
  };
}

/** A shipped deal, by its index in the list of winnable ones. */
function won(
  deal: number,
  config: Partial<KlondikeConfig> = {},
  fumbles = false,
): Recipe<KlondikeState> {
  const seed = winnableDeals({ draw: 'one', scoring: 'standard', ...config })[deal];
  return { seed, config, make: makeSolver(fumbles), maxTicks };
}

export const bot = defineBot<KlondikeState>({
  make: makeSolver(false),
  recordings: {
    classic: won(0),
    three: won(1, { draw: 'three' }),
    vegas: won(2, { draw: 'three', scoring: 'vegas' }),
    'no-score': won(3, { scoring: 'none', timed: false }),
    'taken-back': won(4, { draw: 'three', timed: false }, true),
  },
});

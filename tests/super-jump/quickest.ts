import { copy } from '../../scenes/kit/rules/copy';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { Thumbs, Walker } from '../../scenes/super-jump/bot/Walker';
import { nextCoin } from '../../scenes/super-jump/rules/proof';
import type { SuperJumpAction } from '../../scenes/super-jump/rules/SuperJumpAction';
import { at, type SuperJumpState } from '../../scenes/super-jump/rules/SuperJumpState';
import { superJumpRules } from '../../scenes/super-jump/rules/superJumpRules';
import { type Leg, surveyLevel } from '../../scenes/super-jump/rules/survey';

/** A run so far: its state and its log. */
type Path = Readonly<{
  state: SuperJumpState;
  actions: readonly (readonly [tick: number, action: SuperJumpAction])[];
}>;

/** Ticks for which a player waits for an enemy to pass. */
const waits = [0, 10, 25, 50];
/** Paths that are followed at a time. */
const width = 12;
/** Coins that it considers next. */
const choices = 3;
const still = { direction: 0, jump: false, drop: false };

function follow({ state, actions }: Path, leg: Leg, wait: number): Path | undefined {
  const path = { state: copy(state), actions: [...actions] };
  const walker = new Walker(leg);
  const thumbs = new Thumbs();
  for (let tick = 0; tick < 300; tick += 1) {
    const isOver = path.state.pause > 0 || (walker.done && path.state.standing >= 0);
    const wish = tick < wait || isOver ? still : walker.wish(path.state);
    const pressed = thumbs.press(wish);
    for (const action of pressed) path.actions.push([path.state.tick, action]);
    stepRules(superJumpRules, path.state, pressed, () => {});
    if (path.state.phase === 'over') return undefined;
    if (isOver) return path;
  }
  return undefined;
}

/**
 * Searches for a quick way through a level with its enemies: a run from its start.
 * @param within ticks that it may take
 */
export function quickest(start: SuperJumpState, within: number): Path | undefined {
  const first: Path = { state: copy(start), actions: [[0, { type: 'start' }]] };
  stepRules(superJumpRules, first.state, [{ type: 'start' }], () => {});
  const legs = surveyLevel(start);
  const costOf = ({ state }: Path): number =>
    state.levelTicks + 40 * (start.lives - state.lives) + 60 * state.coinsLeft;
  let paths: readonly Path[] = [first];
  let best: Path | undefined;
  while (paths.length > 0) {
    const next = paths.flatMap((path) => {
      const { state } = path;
      const left = new Set<number>();
      for (let coin = 0; coin < state.coinCount; coin += 1) {
        if (state.coinTaken[coin] === 0) left.add(coin);
      }
      // Towards the nearest coins, one after the other.
      const legsNow = new Set<Leg>();
      for (let coins = 0; coins < choices; coins += 1) {
        const way = nextCoin(state, legs, state.standing, state.hero[at.x], left);
        if (!way) break;
        legsNow.add(way.by[0]);
        for (const coin of way.by.at(-1)?.coins ?? []) left.delete(coin);
      }
      return [...legsNow].flatMap((leg) => [
        ...waits.flatMap((wait) => follow(path, leg, wait) ?? []),
        // Where a walker stops decides what it touches.
        ...[-1.5, 1.5].flatMap((by) => follow(path, { ...leg, place: leg.place + by }, 0) ?? []),
      ]);
    });
    for (const path of next) {
      if (
        path.state.pause > 0 &&
        path.state.levelTicks < (best?.state.levelTicks ?? Number.POSITIVE_INFINITY)
      ) {
        best = path;
      }
    }
    paths = next
      .filter(({ state }) => state.pause === 0)
      .filter(({ state }) => state.levelTicks < (best?.state.levelTicks ?? within))
      .sort((one, other) => costOf(one) - costOf(other))
      .slice(0, width);
  }
  return best;
}

import { defaultsOf } from '../../../../scenes/kit/rules/config';
import { directions } from '../../../../scenes/kit/rules/grid';
import { stepRules } from '../../../../scenes/kit/rules/stepTick';
import { snakeConfig } from '../../../../scenes/snake/config';
import type { SnakeAction } from '../../../../scenes/snake/rules/SnakeAction';
import { snakeRules } from '../../../../scenes/snake/rules/snakeRules';

/** A race lasts so many ticks of 1/60 s at most: a minute. */
export const raceTicks = 3600;
/** Clocks of two windows, and the line, may differ by so many ticks. */
const tolerance = 300;
/** No hand turns more often; the log stays below 3 kB. */
const maxTurns = 500;

/** A turn: the tick that it is given in, and an index into `directions`. */
export type Turn = readonly [tick: number, direction: number];

/** Turns as text: ticks since the turn before in base 36, and a letter. */
export function writeLog(turns: readonly Turn[]): string {
  let before = 0;
  return turns
    .map(([tick, direction]) => {
      const text = (tick - before).toString(36) + 'URDL'[direction];
      before = tick;
      return text;
    })
    .join('');
}

/** Reads such a text; undefined for anything else. */
export function readLog(text: string): readonly Turn[] | undefined {
  if (!/^(?:[\da-z]{1,3}[URDL]){0,500}$/.test(text)) return undefined;
  const turns: Turn[] = [];
  let tick = 0;
  for (const [, delta = '', letter = ''] of text.matchAll(/([\da-z]+)([URDL])/g)) {
    tick += Number.parseInt(delta, 36);
    turns.push([tick, 'URDL'.indexOf(letter)]);
  }
  return turns;
}

/** One side's run: Snake by its own rules on the race's seed. */
export class RaceRun {
  readonly state;
  readonly turns: Turn[] = [];

  /** @param seed any unsigned 32-bit integer, the same on both sides */
  constructor(seed: number) {
    this.state = snakeRules.start(defaultsOf(snakeConfig), seed);
  }

  get isOver(): boolean {
    return this.state.phase === 'over' || this.state.tick >= raceTicks;
  }

  /** Plays one tick, with the turns that were given in it. */
  step(given: readonly number[] = []): void {
    if (this.isOver) return;
    const { state } = this;
    const tick = state.tick + 1;
    const actions: SnakeAction[] = tick === 1 ? [{ type: 'start' }] : [];
    for (const direction of given) {
      if (this.turns.length >= maxTurns) break;
      actions.push({ type: 'turn', direction: directions[direction] });
      this.turns.push([tick, direction]);
    }
    stepRules(snakeRules, state, actions, () => {});
  }

  /**
   * Follows the other side: plays the turns that its log has in addition, up to a tick.
   * @param elapsed ticks since the race began on this side's clock
   * @returns false where the log changes what was already played, runs ahead of the clock, or gives
   * turns outside the ticks that it has played
   */
  follow(log: string, to: number, elapsed: number): boolean {
    const turns = readLog(log);
    if (!turns || !Number.isSafeInteger(to) || to < 0 || to > raceTicks) return false;
    if (to > elapsed + tolerance) return false;
    if (to <= this.state.tick) return writeLog(this.turns).startsWith(log);
    if (!log.startsWith(writeLog(this.turns))) return false;
    const fresh = turns.slice(this.turns.length);
    if (fresh.some(([tick]) => tick <= this.state.tick || tick > to)) return false;
    let next = 0;
    while (this.state.tick < to && !this.isOver) {
      const given: number[] = [];
      while (fresh[next]?.[0] === this.state.tick + 1) given.push(fresh[next++][1]);
      this.step(given);
    }
    return next === fresh.length;
  }
}

/** Who won: 1 this side, 2 the other, 3 neither. */
export function raceWinner(own: RaceRun, other: RaceRun): 1 | 2 | 3 {
  const [ours, theirs] = [own.state.score, other.state.score];
  return ours === theirs ? 3 : ours > theirs ? 1 : 2;
}

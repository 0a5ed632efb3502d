import { defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { createRun } from '../../scenes/kit/run/createRun';
import { type SnakeConfig, snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import { type SnakeAction, snakeActions } from '../../scenes/snake/rules/SnakeAction';
import type { SnakeState } from '../../scenes/snake/rules/SnakeState';
import { snakeRules } from '../../scenes/snake/rules/snakeRules';
import { type SnakePeer, sideLength, snakeLength } from './snakePeers';

const frameMs = 1000 / 60;
const [startAction, up, right, down, left] = snakeActions;
const turns = [down, left, up, right];
const turnLists: readonly (readonly SnakeAction[])[] = turns.map((turn) => [turn]);
const none: readonly SnakeAction[] = [];

/** The specified game, except that the first food makes the snake as long as those of its peers. */
function circling(): SnakeConfig {
  return {
    ...defaultsOf(snakeConfig),
    startColumn: 3,
    startRow: 3,
    foodColumn: 4,
    foodRow: 3,
    growth: snakeLength - 1,
  };
}
const seed = 1;
/** At the specified pace of 150 ms. */
const ticksPerMove = 9;

/** Fails if a candidate did not do the work that is timed: every move, and every tick between. */
function check(name: string, moves: number, fromTick: number, state: Readonly<SnakeState>): void {
  const { phase, length, tick } = state;
  const ticks = tick - fromTick;
  if (phase !== 'playing') throw new Error(`the snake of "${name}" died`);
  if (ticks !== moves * ticksPerMove) throw new Error(`"${name}" made ${ticks} ticks`);
  if (moves > 50 && length !== snakeLength) throw new Error(`"${name}" has length ${length}`);
}

/** The rules without the kit. The loop is written out here because a helper would add calls. */
export function rulesAlone(name: string): SnakePeer {
  const state = snakeRules.start(circling(), seed);
  const ignore = (): void => {};
  stepRules(snakeRules, state, [startAction], ignore);
  let side = 0;
  let moved = 0;
  return {
    name,
    run(moves) {
      const fromTick = state.tick;
      for (let move = 0; move < moves; move += 1) {
        const { head } = state;
        let acts = none;
        if (moved === sideLength) {
          acts = turnLists[side];
          side = (side + 1) & 3;
          moved = 0;
        }
        moved += 1;
        stepRules(snakeRules, state, acts, ignore);
        while (state.head === head) stepRules(snakeRules, state, none, ignore);
      }
      check(name, moves, fromTick, state);
      return state.head;
    },
  };
}

/** A whole run: the rules with the frame clock, the log, the rewind ring and the status. */
export function wholeRun(name: string): SnakePeer {
  const run = createRun(snake, { seed: () => seed, config: circling() });
  run.dispatch(startAction);
  run.advance(frameMs);
  let side = 0;
  let moved = 0;
  return {
    name,
    run(moves) {
      const fromTick = run.state.tick;
      for (let move = 0; move < moves; move += 1) {
        const { head } = run.state;
        if (moved === sideLength) {
          run.dispatch(turns[side]);
          side = (side + 1) & 3;
          moved = 0;
        }
        moved += 1;
        do run.advance(frameMs);
        while (run.state.head === head);
      }
      check(name, moves, fromTick, run.state);
      return run.state.head;
    },
  };
}

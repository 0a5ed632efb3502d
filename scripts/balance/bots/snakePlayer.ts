import { oneIn, seedChance } from '../../../scenes/kit/rules/chance';
import type { SnakeState } from '../../../scenes/snake/rules/SnakeState';
import { snakeBot } from '../../replays/snakeBot';
import type { Bot, MakeBot } from './Bot';

/** Once in so many moves the bot looks away, and the snake goes straight on. */
const careless = 40;

/** A plain player: the shortest way to the food, but into no pocket, and not always awake. */
export const makeSnakePlayer: MakeBot<SnakeState> = (seed): Bot<SnakeState> => {
  const chance = seedChance(seed);
  return (state) => {
    if (state.phase === 'ready') return [{ type: 'start' }];
    if (state.moveAt - state.tick !== 1 || oneIn(chance, careless)) return [];
    const turn = snakeBot(state);
    return turn ? [turn] : [];
  };
};

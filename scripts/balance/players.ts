import { games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import type { GameTypes } from '../../scenes/kit/rules/contract';
import type { MakeBot } from './bots/Bot';

/** A game with somebody to play it, and the words for what came of it. */
export type Player<Types extends GameTypes = GameTypes> = Readonly<{
  game: Pick<HeadlessGame<Types>, 'id' | 'title' | 'config' | 'rules' | 'score'>;
  makeBot: MakeBot<Types['state']>;
  /** How far a run came, as a whole number from 1, and what that counts. */
  stage: Readonly<{ name: string; of: (state: Readonly<Types['state']>) => number }>;
  /** Why a run ended, in a word or two; never asked while it goes on. */
  cause: (state: Readonly<Types['state']>) => string;
}>;

/** Keeps a player's own types in its definition; the machinery needs only the common ones. */
function player<Types extends GameTypes>(definition: Player<Types>): Player {
  return definition as unknown as Player;
}

/** Every game that can be balanced, by id, loaded when it is asked for. */
export const players: Readonly<Record<string, () => Promise<Player>>> = {
  'super-jump': async () => {
    const { makeSuperJumpBot } = await import('./bots/superJumpBot');
    return player({
      game: await games['super-jump'](),
      makeBot: makeSuperJumpBot,
      stage: { name: 'level', of: ({ level }) => level },
      cause: ({ cause }) => (cause === 'fall' ? 'fell out' : 'enemies'),
    });
  },
  'block-fall': async () => {
    const { makeBlockFallPlayer } = await import('./bots/blockFallPlayer');
    return player({
      game: await games['block-fall'](),
      makeBot: makeBlockFallPlayer,
      stage: { name: 'level', of: ({ level }) => level },
      cause: () => 'full well',
    });
  },
  'graveyard-ghosts': async () => {
    const { personalities } = await import('../../scenes/graveyard-ghosts/rules/targets');
    const { makeGraveyardGhostsBot } = await import('./bots/graveyardGhostsBot');
    return player({
      game: await games['graveyard-ghosts'](),
      makeBot: makeGraveyardGhostsBot,
      stage: { name: 'level', of: ({ level }) => level },
      cause: ({ caughtBy }) => `the ${personalities[caughtBy]}`,
    });
  },
  snake: async () => {
    const { makeSnakePlayer } = await import('./bots/snakePlayer');
    return player({
      game: await games.snake(),
      makeBot: makeSnakePlayer,
      stage: { name: 'tens eaten', of: ({ eaten }) => 1 + Math.floor(eaten / 10) },
      cause: ({ cause }) => (cause === '' ? 'filled the field' : `hit the ${cause}`),
    });
  },
  minesweeper: async () => {
    const { makeMinesweeperPlayer } = await import('./bots/minesweeperPlayer');
    return player({
      game: await games.minesweeper(),
      makeBot: makeMinesweeperPlayer,
      stage: {
        name: 'tenth of the field',
        of: ({ openCount, open, mines }) => 1 + Math.floor((9 * openCount) / (open.length - mines)),
      },
      cause: ({ won }) => (won ? 'cleared' : 'a mine'),
    });
  },
};

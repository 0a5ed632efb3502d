import type { Cue, Game, HeadlessGame } from '../kit/Game';
import { snakeConfig } from './config';
import { snakeControls, toSnakeAction } from './controls';
import { narrateSnake } from './narrate';
import type { SnakeAction } from './rules/SnakeAction';
import type { SnakeFact } from './rules/SnakeFact';
import type { CrashCause, SnakeState } from './rules/SnakeState';
import { snakeRules } from './rules/snakeRules';

/** What React shows of a run. */
export type SnakeSummary = Readonly<{
  score: number;
  eaten: number;
  length: number;
  /** Why the run ended; empty while it goes on and where the field was filled. */
  cause: CrashCause | '';
  filled: boolean;
  /** A creature is on the field. */
  bonus: boolean;
}>;

const cues: Readonly<Record<SnakeFact['type'], Cue | undefined>> = {
  started: 'start',
  turned: undefined,
  ate: 'eat',
  bonusAppeared: 'chime',
  bonusGone: undefined,
  bonusEaten: 'bonus',
  crashed: 'crash',
  filled: 'level',
};

const hapticsMs: Readonly<Record<SnakeFact['type'], number | undefined>> = {
  started: 10,
  turned: undefined,
  ate: 15,
  bonusAppeared: undefined,
  bonusGone: undefined,
  bonusEaten: 40,
  crashed: 120,
  filled: 200,
};

/** Snake without its picture. */
export const snakeWithoutView: HeadlessGame<SnakeState, SnakeAction, SnakeFact, SnakeSummary> = {
  id: 'snake',
  title: 'Snake II',
  config: snakeConfig,
  rules: snakeRules,
  controls: snakeControls,
  toAction: toSnakeAction,
  summarise: ({ score, eaten, length, cause, filled, bonus }) => ({
    score,
    eaten,
    length,
    cause,
    filled,
    bonus: bonus >= 0,
  }),
  score: (state) => state.score,
  recordKey: ({ edges, maze, bonus, level }) =>
    `${edges} ${maze} ${bonus ? 'creature' : 'plain'} ${level}`,
  narrate: narrateSnake,
  cue: (fact) => cues[fact.type],
  haptic: (fact) => hapticsMs[fact.type],
};

export const snake: Game<SnakeState, SnakeAction, SnakeFact, SnakeSummary> = {
  ...snakeWithoutView,
  loadView: async () => (await import('./SnakeScene')).mountView,
};

import type { Game, HeadlessGame } from '../kit/Game';
import { snakeConfig } from './config';
import { snakeControls } from './controls';
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

/** Snake without its picture. */
export const snakeWithoutView: HeadlessGame<SnakeState, SnakeAction, SnakeFact, SnakeSummary> = {
  id: 'snake',
  title: 'Snake II',
  config: snakeConfig,
  rules: snakeRules,
  controls: snakeControls,
  summarise: ({ score, eaten, length, cause, filled, bonus }) => ({
    score,
    eaten,
    length,
    cause,
    filled,
    bonus: bonus >= 0,
  }),
  score: (state) => state.score,
  ending: ({ filled }) => ({
    title: 'Game over',
    sentence: filled ? 'The whole glass is snake!' : undefined,
  }),
  modes: {
    edges: {
      title: 'Edges',
      options: { walls: 'Walls kill', wrap: 'Come in on the other side' },
    },
    maze: { title: 'Maze', options: { none: 'No maze' } },
    bonus: { title: 'Bonus creature' },
    level: { title: 'Speed', options: { classic: 'Classic' } },
  },
  narrate: narrateSnake,
  cues: {
    started: 'start',
    ate: 'eat',
    bonusAppeared: 'chime',
    bonusEaten: 'bonus',
    crashed: 'crash',
    filled: 'level',
  },
  haptics: { started: 10, ate: 15, bonusEaten: 40, crashed: 120, filled: 200 },
};

export const snake: Game<SnakeState, SnakeAction, SnakeFact, SnakeSummary> = {
  ...snakeWithoutView,
  loadView: async () => (await import('./SnakeScene')).mountView,
};

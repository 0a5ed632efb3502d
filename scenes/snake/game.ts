import { defineGame } from '../kit/Game';
import { snakeConfig } from './config';
import { snakeControls } from './controls';
import { narrateSnake, result } from './narrate';
import { snakeRules } from './rules/snakeRules';

export const snake = defineGame({
  id: 'snake',
  title: 'Snake II',
  config: snakeConfig,
  rules: snakeRules,
  controls: snakeControls,
  summarise: ({ score, rival }): Readonly<{ score: number; rival?: number | undefined }> => ({
    score,
    rival: rival?.score,
  }),
  score: (state) => state.score,
  ending: (state) => ({
    title: 'Game over',
    sentence: state.rival ? result(state) : state.filled ? 'The whole screen is snake!' : undefined,
    // With two players the sentence says why the run ended, so the page does not offer to explain it.
    won: state.rival !== undefined,
  }),
  modes: {
    variant: { title: 'Game', options: { two: 'Two players' } },
    edges: {
      title: 'Edges',
      options: { walls: 'Walls kill', wrap: 'Come in on the other side' },
    },
    maze: { title: 'Maze', options: { none: 'No maze' } },
    bonus: { title: 'Bonus creature' },
    level: { title: 'Speed', options: { classic: 'Classic' } },
  },
  firstHint: { keys: 'Steer with arrows or keys', touch: 'Swipe, or press the pad' },
  narrate: narrateSnake,
  sfx: {
    started: 'start',
    ate: 'eat',
    bonusSpawned: 'chime',
    bonusEaten: 'bonus',
    crashed: 'crash',
    filled: 'level',
    roundEnded: 'crash',
  },
  haptics: { started: 10, ate: 15, bonusEaten: 40, crashed: 120, filled: 200, roundEnded: 120 },
  loadView: async () => (await import('./SnakeScene')).mountView,
});

export type SnakeSummary = ReturnType<typeof snake.summarise>;

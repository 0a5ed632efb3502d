import { defineGame } from '../kit/Game';
import { snakeConfig } from './config';
import { snakeControls } from './controls';
import { narrateSnake } from './narrate';
import { snakeRules } from './rules/snakeRules';

export const snake = defineGame({
  id: 'snake',
  title: 'Snake II',
  config: snakeConfig,
  rules: snakeRules,
  controls: snakeControls,
  summarise: ({ score }) => ({ score }),
  score: (state) => state.score,
  ending: ({ filled }) => ({
    title: 'Game over',
    sentence: filled ? 'The whole screen is snake!' : undefined,
  }),
  modes: {
    variant: { title: 'Game' },
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
  },
  haptics: { started: 10, ate: 15, bonusEaten: 40, crashed: 120, filled: 200 },
  loadView: async () => (await import('./SnakeScene')).mountView,
});

export type SnakeSummary = ReturnType<typeof snake.summarise>;

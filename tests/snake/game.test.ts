import { describe, expect, test } from 'vitest';
import { sfxNames } from '../../scenes/kit/Game';
import { categoryOf, defaultsOf, refusal } from '../../scenes/kit/rules/config';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import { whereFromHead } from '../../scenes/snake/narrate';
import { actionOf } from '../kit/actionOf';
import { Game, turn } from './play';

describe('the config', () => {
  test('has the constants of the specification', () => {
    expect(defaultsOf(snakeConfig)).toMatchObject({
      columns: 15,
      rows: 15,
      cellSize: 20,
      moveMs: 150,
      startColumn: 7,
      startRow: 7,
      foodColumn: 10,
      foodRow: 10,
      startDirection: 'right',
      points: 10,
      growth: 1,
      queuedTurns: 2,
      graceMs: 0,
      edges: 'walls',
      maze: 'none',
      bonus: false,
      level: 'classic',
    });
  });

  test('allows its own values, and every field has a note', () => {
    for (const field of Object.values(snakeConfig)) {
      expect(refusal(field, field.value)).toBeUndefined();
      expect(field.note).toMatch(/\.$/);
    }
  });
});

describe('controls', () => {
  const control = (key: string) => snake.controls.find(({ keys }) => keys.includes(key))?.id ?? '';
  const action = (key: string) => actionOf(snake, control(key), true);

  test.each([
    ['up', ['ArrowUp', 'Digit2', 'Numpad8']],
    ['right', ['ArrowRight', 'Digit6', 'Numpad6']],
    ['down', ['ArrowDown', 'Digit8', 'Numpad2']],
    ['left', ['ArrowLeft', 'Digit4', 'Numpad4']],
  ])('%s', (direction, keys) => {
    for (const key of keys) expect(action(key)).toEqual({ type: 'turn', direction });
  });

  test('W, A, S and D are the second player’s, and steer the only snake where one person plays', () => {
    const keys = { KeyW: 'up', KeyD: 'right', KeyS: 'down', KeyA: 'left' } as const;
    for (const [key, direction] of Object.entries(keys)) {
      expect(action(key)).toEqual({ type: 'rivalTurn', direction });
    }
    expect(new Game().move({ type: 'rivalTurn', direction: 'down' }).part()).toEqual([7, 8]);
  });

  test('the second player’s pad presses the same directions of the second snake', () => {
    for (const direction of ['up', 'right', 'down', 'left'] as const) {
      const { second = '' } = snake.controls.find(({ id }) => id === direction) ?? {};
      expect(actionOf(snake, second, true)).toEqual({ type: 'rivalTurn', direction });
    }
  });

  test('Enter and Space start', () => {
    expect(action('Enter')).toEqual({ type: 'start' });
    expect(action('Space')).toEqual({ type: 'start' });
  });

  test('the odd numbers are the diagonals of the keypad', () => {
    expect(action('Digit1')).toEqual({ type: 'turns', first: 'up', second: 'left' });
    expect(action('Digit3')).toEqual({ type: 'turns', first: 'up', second: 'right' });
    expect(action('Digit7')).toEqual({ type: 'turns', first: 'down', second: 'left' });
    expect(action('Digit9')).toEqual({ type: 'turns', first: 'down', second: 'right' });
    expect(action('Numpad7')).toEqual(action('Digit1'));
    expect(action('Numpad3')).toEqual(action('Digit9'));
  });

  test('no key, button or place is used by two controls, and every control has an action', () => {
    const keys = snake.controls.flatMap((spec) => [...spec.keys]);
    const buttons = snake.controls.flatMap((spec) => [...spec.gamepad]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(buttons).size).toBe(buttons.length);
    for (const { id } of snake.controls) {
      const pressed = actionOf(snake, id, true);
      expect(snake.rules.parseAction(pressed)).toEqual(pressed);
      expect(actionOf(snake, id, false)).toBeUndefined();
    }
  });
});

describe('narration', () => {
  function said(game: Game): string[] {
    return game.events.flatMap((event) => snake.narrate(event, game.state) ?? []);
  }

  test('says the start, the score and where the food is', () => {
    expect(said(new Game())).toEqual(['Off you go, heading right. Food 3 right, 3 down.']);
    const game = new Game().putFood(8, 7);
    game.events.length = 0;
    game.move().putFood(2, 7);
    expect(said(game)).toEqual(['Ate. Score 10. Food 6 left.']);
  });

  test('gives the shorter direction if the edges wrap', () => {
    expect(whereFromHead(new Game({ edges: 'wrap' }).state, 0)).toBe('7 left, 7 up');
    const game = new Game({ edges: 'wrap' }).putFood(0, 8).moves(5);
    expect(whereFromHead(game.state, game.state.food)).toBe('3 right, 1 down');
    expect(whereFromHead(new Game().putFood(0, 8).moves(5).state, 8 * 15)).toBe('12 left, 1 down');
  });

  test('says how it ended', () => {
    const game = new Game().putFood(0, 0).moves(8);
    expect(said(game).at(-1)).toBe('Crashed into the wall. Game over. Final score 0.');
    expect(snake.narrate({ type: 'crashed', cause: 'self' }, game.state)).toContain('yourself');
    expect(snake.narrate({ type: 'filled' }, game.state)).toContain('You win!');
  });
});

test('the summary has what React shows', () => {
  const game = new Game().putFood(8, 7).move(turn('up')).moves(8);
  expect(snake.summarise(game.state)).toEqual({ score: game.state.score });
  expect(snake.score(game.state)).toBe(game.state.score);
});

test('each set of modes has its own records, whatever else is tuned', () => {
  const base = defaultsOf(snakeConfig);
  const keys = [
    base,
    { ...base, edges: 'wrap' },
    { ...base, maze: 'rails' },
    { ...base, bonus: true },
    { ...base, level: '3' },
  ].map((config) => categoryOf(snake.config, config as typeof base));
  expect(new Set(keys).size).toBe(5);
  expect(categoryOf(snake.config, { ...base, graceMs: 50 })).toBe(keys[0]);
});

test('the kit has all its sounds', () => {
  for (const sfx of Object.values(snake.sfx)) expect(sfxNames).toContain(sfx);
  expect(snake.sfx.crashed).toBe('crash');
  expect(snake.haptics?.crashed).toBeGreaterThan(0);
});

import { describe, expect, test } from 'vitest';
import { blockFallConfig } from '../../scenes/block-fall/config';
import { blockFall } from '../../scenes/block-fall/game';
import { buttons } from '../../scenes/block-fall/rules/BlockFallAction';
import { pieceArt } from '../../scenes/block-fall/view/cellArt';
import { pieceColors } from '../../scenes/block-fall/view/colors';
import { layWell } from '../../scenes/block-fall/view/wellLayout';
import { categoryOf, defaultsOf } from '../../scenes/kit/rules/config';
import { stepRules } from '../../scenes/kit/rules/stepTick';
import { allocatedBytes } from '../../scripts/bench/collectGarbage';
import { actionOf } from '../kit/actionOf';
import { draw, play, setPiece } from './play';

/** Hard-drops every piece until the game is over. */
function fill(game: ReturnType<typeof play>, drops = 30): void {
  for (let i = 0; i < drops && game.state.phase === 'playing'; i++) game.press('drop');
}

describe('assists', () => {
  test('an extra life empties a full well once, then the game ends', () => {
    const game = play({ extraLives: 1 });
    game.start();
    fill(game);
    expect(game.events.filter(({ type }) => type === 'rescued')).toHaveLength(1);
    expect(game.state.lives).toBe(0);
    expect(game.state.phase).toBe('over');
  });

  test('with invincibility the game never ends', () => {
    const game = play({ invincible: true });
    game.start();
    fill(game, 200);
    expect(game.state.phase).toBe('playing');
    expect(game.events.filter(({ type }) => type === 'rescued').length).toBeGreaterThan(10);
  });

  test('lives added during a run count from then on', () => {
    const game = play();
    game.start();
    game.state.config.extraLives = 2;
    blockFall.rules.retune?.(game.state, 'extraLives');
    expect(game.state.lives).toBe(2);
  });
});

describe('narration', () => {
  test('names the piece, the next piece and the height of each column', () => {
    const game = play();
    game.start();
    draw(game.state, ['#.........', '##.......#']);
    setPiece(game.state, 'T');
    const said = blockFall.narrate({ type: 'spawned' }, game.state);
    expect(said).toMatch(/^T, then [IJLOSTZ]\. Columns 2 1 0 0 0 0 0 0 0 1\.$/);
  });

  test('tells the points of cleared lines, and the score at the end', () => {
    const { state } = play();
    state.score = 800;
    state.lines = 4;
    const cleared = { type: 'cleared', count: 4, top: 16, mask: 15, points: 800 } as const;
    expect(blockFall.narrate(cleared, state)).toBe('Four lines at once, 800 points. Score 800.');
    const ended = blockFall.narrate({ type: 'toppedOut' }, state);
    expect(ended).toBe('Game over. Score 800, 4 lines.');
  });
});

test('another size, start level or hold setting has its own leaderboard category', () => {
  const config = defaultsOf(blockFallConfig);
  const kinds = [
    config,
    { ...config, preview: 3, startLevel: 3 },
    { ...config, startLevel: 5 },
    { ...config, hold: false },
  ].map((values) => categoryOf(blockFall.config, values));
  expect(kinds[0]).toBe('classic');
  expect(new Set(kinds).size).toBe(4);
  expect(categoryOf(blockFall.config, { ...config, delayedShiftMs: 170, ghost: false })).toBe(
    'classic',
  );
});

test('every button of the rules has a control', () => {
  const controls = blockFall.controls.map(({ id }) => id);
  for (const button of buttons) expect(controls).toContain(button);
  expect(actionOf(blockFall, 'cw', true)).toEqual({ type: 'press', button: 'cw' });
  expect(actionOf(blockFall, 'cw', false)).toEqual({ type: 'release', button: 'cw' });
  expect(actionOf(blockFall, 'start', false)).toBeUndefined();
});

test('the seven pieces have five colours and seven patterns', () => {
  expect(pieceColors).toHaveLength(7);
  expect(new Set(pieceColors).size).toBe(5);
  const patterns = pieceArt.map((art) => art.join('\n'));
  expect(new Set(patterns).size).toBe(7);
  for (const art of pieceArt) expect(art.map((row) => row.length)).toEqual(Array(8).fill(8));
});

test.each([
  [300, 420],
  [800, 300],
  [1100, 1500],
  [90, 120],
])('well and panel fit a canvas of %i by %i', (width, height) => {
  const { cell, left, top, panelLeft, panelWidth } = layWell(
    { columns: 10, rows: 20 },
    width,
    height,
  );
  expect(Number.isInteger(cell)).toBe(true);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top + 20 * cell).toBeLessThanOrEqual(height);
  expect(panelLeft).toBeGreaterThan(left + 10 * cell);
  expect(panelLeft + panelWidth).toBeLessThanOrEqual(width);
});

test('a tick with key presses and locks allocates nothing', () => {
  const { rules } = blockFall;
  const state = rules.start({ ...defaultsOf(blockFallConfig), invincible: true }, 1);
  const ignore = (): void => {};
  const none: [] = [];
  const acts = (['cw', 'left', 'drop'] as const).map((button) => [
    { type: 'press', button } as const,
    { type: 'release', button } as const,
  ]);
  stepRules(rules, state, [{ type: 'start' }], ignore);
  const ticks = (count: number): void => {
    for (let tick = 0; tick < count; tick++) {
      stepRules(rules, state, tick % 7 === 0 ? acts[(tick / 7) % 3] : none, ignore);
    }
  };
  ticks(70_000);
  let least = Number.POSITIVE_INFINITY;
  for (let window = 0; window < 12; window++) {
    const bytes = allocatedBytes(() => ticks(21_000)) / 21_000;
    if (bytes >= 0) least = Math.min(least, bytes);
  }
  expect(least).toBeLessThan(1);
});

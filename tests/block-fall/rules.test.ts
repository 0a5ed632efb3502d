import { describe, expect, test } from 'vitest';
import { blockFallRules } from '../../scenes/block-fall/rules/blockFallRules';
import { fallTicks } from '../../scenes/block-fall/rules/piece';
import { pieceCount, pieceRows } from '../../scenes/block-fall/rules/pieces';
import { draw, picture, play, setPiece } from './play';

test('every rotation of every piece has four cells', () => {
  for (let piece = 0; piece < pieceCount; piece++) {
    for (let rotation = 0; rotation < 4; rotation++) {
      const rows = pieceRows.subarray((piece * 4 + rotation) * 4, (piece * 4 + rotation) * 4 + 4);
      const cells = [...rows].reduce(
        (sum, bits) => sum + bits.toString(2).split('1').length - 1,
        0,
      );
      expect(cells).toBe(4);
    }
  }
});

test('nothing moves before the start', () => {
  const game = play();
  game.press('left');
  game.wait(100);
  expect(game.state.phase).toBe('ready');
  expect(game.events).toEqual([]);
});

describe('falling', () => {
  test.each([
    [1, 30],
    [2, 27],
    [5, 18],
    [9, 6],
    [20, 6],
  ])('on level %i a row takes %i ticks', (level, ticks) => {
    const game = play({ startLevel: level });
    game.start();
    expect(fallTicks(game.state)).toBe(ticks);
    const from = game.state.y;
    game.wait(ticks - 2);
    expect(game.state.y).toBe(from);
    game.wait(1);
    expect(game.state.y).toBe(from + 1);
    game.wait(ticks);
    expect(game.state.y).toBe(from + 2);
  });

  test('holding down falls at the soft drop speed, never slower than gravity', () => {
    const game = play();
    game.start();
    game.press('down');
    expect(game.state.y).toBe(1);
    game.wait(8);
    expect(game.state.y).toBe(4);
    game.release('down');
    const { y } = game.state;
    game.wait(10);
    expect(game.state.y).toBe(y);
  });

  test('a hard drop lands and locks at once', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'O');
    game.press('drop');
    expect(picture(game.state).slice(-2)).toEqual(['....##....', '....##....']);
    expect(game.events).toContainEqual({ type: 'dropped', rows: 18 });
  });
});

describe('shifting', () => {
  test('moves at once, repeats after the delay and then at the repeat time', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'O');
    game.press('left');
    const xs: number[] = [game.state.x];
    for (let tick = 0; tick < 18; tick++) {
      game.wait(1);
      xs.push(game.state.x);
    }
    expect(xs.slice(0, 7)).toEqual([3, 3, 3, 3, 3, 3, 2]);
    expect(xs[12]).toBe(1);
    expect(xs[18]).toBe(0);
  });

  test('with a repeat time of 0 moves straight to the wall', () => {
    const game = play({ repeatMs: 0 });
    game.start();
    setPiece(game.state, 'O');
    game.press('right');
    game.wait(6);
    expect(game.state.x).toBe(8);
  });

  test('releasing the later direction returns to the earlier one', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'O');
    game.press('left');
    game.press('right');
    expect(game.state.shift).toBe(1);
    game.release('right');
    expect(game.state.shift).toBe(-1);
    game.release('left');
    expect(game.state.shift).toBe(0);
  });

  test('stops at the wall', () => {
    const game = play({ repeatMs: 0 });
    game.start();
    setPiece(game.state, 'I');
    game.press('ccw');
    game.press('left');
    game.wait(10);
    const left = picture(game.state);
    game.press('drop');
    expect(left.every((line) => line === '..........')).toBe(true);
    expect(picture(game.state).slice(-4)).toEqual(Array(4).fill('#.........'));
  });
});

describe('rotating', () => {
  test('a T on the floor kicks up', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'T');
    game.state.y = 18;
    game.press('cw');
    expect(game.state.rotation).toBe(1);
    expect(game.state.y).toBe(17);
    expect(game.events.at(-1)).toEqual({ type: 'rotated' });
  });

  test('an upright I beside a wall kicks off the wall', () => {
    for (const [turn, button] of [
      [-2, 'cw'],
      [8, 'ccw'],
    ] as const) {
      const game = play();
      game.start();
      setPiece(game.state, 'I');
      game.state.rotation = turn < 0 ? 1 : 3;
      game.state.x = turn;
      game.state.y = 5;
      game.press(button);
      expect(game.state.rotation % 2).toBe(0);
      expect(game.state.x).toBe(turn < 0 ? 0 : 6);
    }
  });

  test('a T reaches a slot by the third kick', () => {
    const game = play();
    game.start();
    draw(game.state, ['###.......', '##........', '###.######', '##..######', '###.######']);
    setPiece(game.state, 'T');
    game.state.rotation = 0;
    game.state.x = 2;
    game.state.y = 15;
    game.press('ccw');
    expect(game.state.rotation).toBe(3);
    game.press('drop');
    expect(game.events.some((event) => event.type === 'cleared')).toBe(true);
  });
});

describe('lines', () => {
  const gap = '####.#####';
  test.each([
    [1, 100],
    [2, 300],
    [3, 500],
    [4, 800],
  ])('%i cleared at once score %i times the level', (count, points) => {
    for (const level of [1, 3]) {
      const game = play({ startLevel: level });
      game.start();
      draw(game.state, Array(count).fill(gap));
      setPiece(game.state, 'I');
      game.state.rotation = 1;
      game.state.x = 2;
      game.press('drop');
      expect(game.state.score).toBe(points * level);
      expect(game.state.lines).toBe(count);
      expect(picture(game.state).join('').split('#').length - 1).toBe(4 - count);
    }
  });

  test('rows above a cleared row move down with their colours', () => {
    const game = play();
    game.start();
    draw(game.state, ['#.........', gap]);
    setPiece(game.state, 'I');
    game.state.rotation = 1;
    game.state.x = 2;
    game.press('drop');
    expect(picture(game.state).at(-1)).toBe('#...#.....');
  });

  test('every ten lines raise the level', () => {
    const game = play();
    game.start();
    for (let i = 0; i < 10; i++) {
      draw(game.state, [gap]);
      setPiece(game.state, 'I');
      game.state.rotation = 1;
      game.state.x = 2;
      game.press('drop');
      // Empties the well.
      game.state.cells.fill(0);
      game.state.rows.set(blockFallRules.start(game.state.config, 1).rows);
    }
    expect(game.state.lines).toBe(10);
    expect(game.state.level).toBe(2);
    expect(game.events).toContainEqual({ type: 'levelUp' });
  });
});

describe('locking', () => {
  test('a piece on the ground locks after 500 ms', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'O');
    game.state.y = 18;
    game.wait(30);
    expect(game.events.some((event) => event.type === 'locked')).toBe(false);
    game.wait(2);
    expect(game.events.some((event) => event.type === 'locked')).toBe(true);
  });

  test('moves on the ground restart the lock delay, up to 15 times', () => {
    const game = play();
    game.start();
    setPiece(game.state, 'O');
    game.state.y = 18;
    let ticks = 0;
    while (!game.events.some((event) => event.type === 'locked') && ticks < 2000) {
      const button = ticks % 40 < 20 ? 'left' : 'right';
      game.press(button);
      game.release(button);
      ticks += 2;
      for (let i = 0; i < 18; i++, ticks++) game.step();
    }
    expect(ticks).toBeGreaterThan(15 * 20);
    expect(ticks).toBeLessThan(15 * 20 + 100);
  });
});

describe('the hold piece', () => {
  test('can be swapped once per piece', () => {
    const game = play();
    game.start();
    const first = game.state.piece;
    game.press('hold');
    expect(game.state.held).toBe(first);
    const second = game.state.piece;
    game.press('hold');
    expect(game.state.piece).toBe(second);
    game.press('drop');
    game.press('hold');
    expect(game.state.piece).toBe(first);
  });

  test('can be switched off', () => {
    const game = play({ hold: false });
    game.start();
    game.press('hold');
    expect(game.events.some((event) => event.type === 'held')).toBe(false);
  });
});

test('the game ends when a new piece has no room', () => {
  const game = play();
  game.start();
  for (let i = 0; i < 30 && game.state.phase === 'playing'; i++) game.press('drop');
  expect(game.state.phase).toBe('over');
  expect(game.events.at(-1)).toEqual({ type: 'toppedOut' });
  const { tick } = game.state;
  game.press('left');
  expect(game.state.tick).toBe(tick + 1);
  expect(game.events.at(-1)?.type).toBe('toppedOut');
});

test('parseAction refuses malformed actions', () => {
  const parseAction = (value: unknown) => blockFallRules.parseAction(value);
  for (const value of [null, 3, 'start', {}, { type: 'press' }, { type: 'press', button: 'up' }]) {
    expect(parseAction(value)).toBeUndefined();
  }
  expect(parseAction({ type: 'press', button: 'cw', more: 1 })).toEqual({
    type: 'press',
    button: 'cw',
  });
});

import { describe, expect, test } from 'vitest';
import { blockFallRules } from '../../scenes/block-fall/rules/blockFallRules';
import { pieceNames } from '../../scenes/block-fall/rules/pieces';
import { upcoming } from '../../scenes/block-fall/rules/queue';
import { fits } from '../../scenes/block-fall/rules/well';
import { draw, picture, play, setPiece } from './play';

/** A row with one gap, in the fifth column. */
const gap = '####.#####';

type Played = ReturnType<typeof play>;

function begun(changes: Parameters<typeof play>[0] = {}): Played {
  const game = play(changes);
  game.start();
  return game;
}

/** An upright I dropped into the fifth column. */
function dropInGap(game: Played): void {
  setPiece(game.state, 'I');
  game.state.rotation = 1;
  game.state.x = 2;
  game.press('drop');
}

/** The number of ticks until an event of that type. @throws after a thousand ticks */
function ticksUntil(game: Played, type: string): number {
  const before = game.events.length;
  for (let ticks = 1; ticks <= 1000; ticks += 1) {
    game.step();
    if (game.events.slice(before).some((event) => event.type === type)) return ticks;
  }
  throw new Error(`no "${type}" in a thousand ticks`);
}

describe('a new piece', () => {
  const pictures = {
    I: ['...####...', '..........'],
    J: ['...#......', '...###....'],
    L: ['.....#....', '...###....'],
    O: ['....##....', '....##....'],
    S: ['....##....', '...##.....'],
    T: ['....#.....', '...###....'],
    Z: ['...##.....', '....##....'],
  };

  test.each(pieceNames)('%s spawns in the middle in its first rotation', (name) => {
    const game = begun();
    game.state.held = pieceNames.indexOf(name);
    game.press('hold');
    game.press('drop');
    const rows = picture(game.state).slice(-2);
    expect(name === 'I' ? rows.toReversed() : rows).toEqual(pictures[name]);
  });

  test('spawns left of centre in a well with an odd number of columns', () => {
    const game = begun({ columns: 7 });
    game.state.held = pieceNames.indexOf('I');
    game.press('hold');
    expect(game.state.x).toBe(1);
  });
});

describe('before the start and after the end', () => {
  test('nothing moves, drops or emits events', () => {
    const game = play();
    const before = picture(game.state);
    for (const button of ['right', 'drop', 'cw', 'hold'] as const) game.press(button);
    game.wait(60);
    expect(game.events).toEqual([]);
    expect([game.state.x, game.state.held, picture(game.state)]).toEqual([0, 255, before]);
    game.start();
    for (let drops = 0; game.state.phase === 'playing' && drops < 30; drops += 1) {
      game.press('drop');
    }
    const told = game.events.length;
    for (const button of ['left', 'drop', 'ccw', 'hold', 'down'] as const) game.press(button);
    game.start();
    game.wait(60);
    expect(game.state.phase).toBe('over');
    expect(game.events).toHaveLength(told);
  });

  test('a second start changes nothing', () => {
    const game = begun();
    const { piece } = game.state;
    const queue = [...game.state.queue];
    game.start();
    expect(game.state.piece).toBe(piece);
    expect([...game.state.queue]).toEqual(queue);
    expect(game.events.filter(({ type }) => type === 'started')).toHaveLength(1);
  });
});

describe('held directions', () => {
  const times = { delayedShiftMs: 200, repeatMs: 50 };

  test('releasing the direction pressed first does not affect the repeat of the other', () => {
    const ticks = (releases: boolean) => {
      const game = begun(times);
      setPiece(game.state, 'O');
      game.press('left');
      game.press('right');
      game.wait(5);
      if (releases) game.release('left');
      else game.step();
      const { x } = game.state;
      let waited = 0;
      for (; game.state.x === x && waited < 100; waited += 1) game.step();
      return waited;
    };
    expect(ticks(true)).toBe(ticks(false));
  });

  test('going back to the other direction waits for the first repeat', () => {
    const game = begun(times);
    setPiece(game.state, 'O');
    game.press('left');
    game.press('right');
    game.wait(20);
    game.release('right');
    const { x } = game.state;
    game.wait(11);
    expect(game.state.x).toBe(x);
    game.wait(1);
    expect(game.state.x).toBe(x - 1);
  });
});

describe('rotating', () => {
  test('a half turn turns a T upside down without a kick', () => {
    const game = begun();
    setPiece(game.state, 'T');
    game.press('half');
    expect(game.events.at(-1)).toEqual({ type: 'rotated' });
    expect(game.state).toMatchObject({ rotation: 2, x: 3, y: 0 });
    game.press('drop');
    expect(picture(game.state).slice(-2)).toEqual(['...###....', '....#.....']);
  });

  test('a piece without room to rotate stays, and emits no event', () => {
    const game = begun();
    const shaft = '####.#####';
    draw(game.state, Array(20).fill(shaft));
    setPiece(game.state, 'I');
    Object.assign(game.state, { rotation: 1, x: 2, y: 10 });
    const told = game.events.length;
    for (const button of ['cw', 'ccw', 'half'] as const) game.press(button);
    expect(game.state).toMatchObject({ rotation: 1, x: 2 });
    expect(game.events.slice(told).filter(({ type }) => type === 'rotated')).toEqual([]);
  });
});

describe('soft and hard drops', () => {
  test('score for every row fallen, and nothing on the ground', () => {
    const game = begun({ softDropScore: 1, hardDropScore: 2 });
    setPiece(game.state, 'O');
    game.press('down');
    expect(game.state.score).toBe(1);
    game.release('down');
    game.state.y = 16;
    game.press('drop');
    expect(game.state.score).toBe(5);
    setPiece(game.state, 'O');
    game.state.y = 16;
    game.press('down');
    expect(game.state).toMatchObject({ y: 16, score: 5 });
  });

  test('a soft drop with time 0 reaches the floor in one tick, scores and does not lock', () => {
    const game = begun({ softDropMs: 0, softDropScore: 2 });
    setPiece(game.state, 'O');
    game.press('down');
    expect(game.state).toMatchObject({ y: 18, score: 36, pieces: 1 });
  });
});

describe('the lock delay', () => {
  const resting = (changes = {}) => {
    const game = begun(changes);
    setPiece(game.state, 'O');
    game.state.y = 18;
    return game;
  };

  test('is 30 ticks, or none if it is set to 0', () => {
    expect(ticksUntil(resting(), 'locked')).toBe(31);
    const none = resting({ lockDelayMs: 0 });
    none.state.lockIn = 0;
    expect(ticksUntil(none, 'locked')).toBe(1);
  });

  test('is reset by moves as often as the config allows', () => {
    const game = resting({ lockResets: 2 });
    for (const button of ['left', 'right'] as const) {
      game.wait(20);
      game.press(button);
      game.release(button);
    }
    expect(game.state.resetsUsed).toBe(2);
    game.wait(20);
    game.press('left');
    game.release('left');
    // The third move is allowed, but does not reset the delay.
    expect(game.state).toMatchObject({ x: 3, resetsUsed: 2 });
    expect(ticksUntil(game, 'locked')).toBeLessThan(10);
  });

  test('gets new resets only on a new lowest row, not after a floor kick', () => {
    // The state after a floor kick: one row higher than the lowest row so far.
    const kicked = begun();
    setPiece(kicked.state, 'T');
    Object.assign(kicked.state, { y: 17, deepest: 18, resetsUsed: 4, lockIn: 9, fallIn: 1 });
    kicked.step();
    expect(kicked.state).toMatchObject({ y: 18, deepest: 18, resetsUsed: 4, lockIn: 9 });
    const deeper = begun();
    setPiece(deeper.state, 'T');
    Object.assign(deeper.state, { y: 10, deepest: 10, resetsUsed: 4, fallIn: 1 });
    deeper.step();
    expect(deeper.state).toMatchObject({ y: 11, deepest: 11, resetsUsed: 0 });
  });
});

describe('a full well', () => {
  /** The next piece locks above the visible rows. */
  const blocked = (changes = {}) => {
    const game = begun(changes);
    draw(game.state, Array(20).fill('#########.'));
    setPiece(game.state, 'O');
    game.state.y = -2;
    return game;
  };

  test('ends the game when a piece locks above the visible rows', () => {
    const game = blocked();
    game.press('drop');
    expect(game.state.phase).toBe('over');
    expect(game.events.at(-1)?.type).toBe('toppedOut');
    expect(game.events.filter(({ type }) => type === 'spawned')).toHaveLength(1);
  });

  test('ends the game even if the next piece would fit, but not if a row of the piece is visible', () => {
    const onTower = (height: number) => {
      const game = begun();
      draw(game.state, Array(height).fill('##........'));
      setPiece(game.state, 'O');
      game.state.x = 0;
      game.state.y = 18 - height;
      game.press('drop');
      return game.state.phase;
    };
    expect([onTower(20), onTower(19), onTower(18)]).toEqual(['over', 'playing', 'playing']);
  });

  test('is emptied for an extra life, or for nothing with invincibility', () => {
    const spared = blocked({ extraLives: 1 });
    spared.press('drop');
    expect(spared.events).toContainEqual({ type: 'rescued' });
    expect(spared.state.lives).toBe(0);
    expect(spared.state.phase).toBe('playing');
    expect(picture(spared.state).join('')).not.toContain('#');
    draw(spared.state, Array(20).fill('#########.'));
    setPiece(spared.state, 'O');
    spared.state.y = -2;
    spared.press('drop');
    expect(spared.state.phase).toBe('over');
    const invincible = blocked({ extraLives: 2, invincible: true });
    invincible.press('drop');
    expect(invincible.state).toMatchObject({ phase: 'playing', lives: 2 });
  });

  test('used lives do not come back when another constant is tuned', () => {
    const game = begun({ extraLives: 3 });
    game.state.lives = 1;
    blockFallRules.retune?.(game.state, 'fallMs');
    expect(game.state.lives).toBe(1);
    blockFallRules.retune?.(game.state, 'extraLives');
    expect(game.state.lives).toBe(3);
  });
});

describe('levels and lines', () => {
  test('the level rises with the lines, and emits one event each time', () => {
    const game = begun({ startLevel: 3, linesPerLevel: 2 });
    const told = () => game.events.filter(({ type }) => type === 'levelUp');
    for (const lines of [1, 2, 3, 4]) {
      draw(game.state, [gap]);
      dropInGap(game);
      expect(game.state.lines).toBe(lines);
      expect(game.state.level).toBe(3 + Math.floor(lines / 2));
      expect(told()).toHaveLength(Math.floor(lines / 2));
      game.state.cells.fill(0);
      game.state.rows.set(blockFallRules.start(game.state.config, 1).rows);
    }
  });

  test('a line clear is reported with its count, rows and points', () => {
    const game = begun();
    draw(game.state, [gap, '#.........', gap]);
    dropInGap(game);
    expect(game.events.find(({ type }) => type === 'cleared')).toEqual({
      type: 'cleared',
      count: 2,
      top: 16,
      mask: 0b1010,
      points: 300,
    });
    expect(picture(game.state).slice(-3)).toEqual(['..........', '....#.....', '#...#.....']);
  });
});

test('pieces come in the order of the preview', () => {
  const game = begun();
  const shown = Array.from({ length: 6 }, (_, index) => upcoming(game.state, index));
  const came = shown.map(() => {
    game.press('drop');
    game.state.cells.fill(0);
    game.state.rows.set(blockFallRules.start(game.state.config, 1).rows);
    return game.state.piece;
  });
  expect(came).toEqual(shown);
});

test('a piece fits in the four rows above the well, not higher, and never below the floor', () => {
  const { state } = begun();
  const square = pieceNames.indexOf('O');
  const rows = [-5, -4, 18, 19, 24, 99].filter((y) => fits(state, square, 0, 4, y));
  expect(rows).toEqual([-4, 18]);
  const columns = [-1, 0, 8, 9].filter((x) => fits(state, square, 0, x, 5));
  expect(columns).toEqual([0, 8]);
});

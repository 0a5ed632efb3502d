import { describe, expect, test } from 'vitest';
import { bot } from '../../scenes/block-fall/bot/bot';
import { type BlockFallConfig, blockFallConfig } from '../../scenes/block-fall/config';
import { figures } from '../../scenes/block-fall/figures';
import { finesse } from '../../scenes/block-fall/finesse';
import { blockFall } from '../../scenes/block-fall/game';
import { freshState } from '../../scenes/block-fall/rules/BlockFallState';
import { pieceNames } from '../../scenes/block-fall/rules/pieces';
import { leftToClear, rubble } from '../../scenes/block-fall/rules/variants';
import { emptyWell } from '../../scenes/block-fall/rules/well';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { leadWords, scoreWords, timedScore, timeWords } from '../../scenes/kit/rules/timedScore';
import { draw, picture, play, setPiece } from './play';

type Variant = BlockFallConfig['variant'];

const careful = bot.recordings?.classic.make ?? bot.make;

/** A started game whose stack is the drawing, with a piece at the top. */
function withStack(
  changes: Parameters<typeof play>[0],
  drawing: readonly string[],
  piece: (typeof pieceNames)[number],
) {
  const game = play(changes);
  game.start();
  draw(game.state, drawing);
  setPiece(game.state, piece);
  return game;
}

function typesOf({ events }: ReturnType<typeof play>): readonly string[] {
  return events.map(({ type }) => type);
}

describe('Sprint', () => {
  test('ends with its last line, and the score depends on the time', () => {
    const game = withStack({ variant: 'sprint', sprintLines: 1 }, ['###.######'], 'I');
    game.press('cw');
    game.press('left');
    game.press('left');
    game.press('drop');
    expect(game.state.phase).toBe('over');
    expect(typesOf(game)).toContain('finished');
    expect(blockFall.ending?.(game.state)).toMatchObject({ title: 'Finished!', won: true });
    expect(timeWords(blockFall.score(game.state))).toBe('0:00.08');
  });

  test('a game that tops out first has no score', () => {
    const game = play({ variant: 'sprint' });
    game.start();
    while (game.state.phase === 'playing') game.press('drop');
    expect(blockFall.score(game.state)).toBe(0);
    expect(blockFall.ending?.(game.state)?.sentence).toBe('40 still to clear.');
  });

  test('a faster run has a higher score', () => {
    const scoreAfter = (wait: number) => {
      const game = withStack({ variant: 'sprint', sprintLines: 1 }, ['###.######'], 'I');
      game.wait(wait);
      for (const button of ['cw', 'left', 'left', 'drop'] as const) game.press(button);
      return blockFall.score(game.state);
    };
    expect(scoreAfter(0)).toBeGreaterThan(scoreAfter(10));
  });

  test('neither level nor speed change', () => {
    const game = withStack({ variant: 'sprint', linesPerLevel: 1 }, ['###.######'], 'I');
    for (const button of ['cw', 'left', 'left', 'drop'] as const) game.press(button);
    expect(game.state.lines).toBe(1);
    expect(game.state.level).toBe(1);
  });
});

describe('Blitz', () => {
  test('ends when its time is up, and the score is the points', () => {
    const game = play({ variant: 'blitz', blitzMs: 2000 });
    game.start();
    game.wait(118);
    expect(game.state.phase).toBe('playing');
    game.wait(1);
    expect(game.state.phase).toBe('over');
    expect(typesOf(game).at(-1)).toBe('finished');
    expect(blockFall.score(game.state)).toBe(game.state.score);
    expect(blockFall.narrate({ type: 'finished' }, game.state)).toBe(
      'Time is up. Score 0, 0 lines.',
    );
  });
});

describe('Zen', () => {
  test('empties a full well each time instead of ending', () => {
    const game = play({ variant: 'zen' });
    game.start();
    for (let press = 0; press < 200; press++) game.press('drop');
    expect(game.state.phase).toBe('playing');
    expect(typesOf(game).filter((type) => type === 'rescued').length).toBeGreaterThan(5);
    expect(game.state.lives).toBe(0);
  });
});

describe('Dig', () => {
  test('begins with rows of rubble with one gap each, never one below the other', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { state } = play({ variant: 'dig' }, seed);
      const rows = picture(state).slice(-10);
      const gaps = rows.map((row) => row.indexOf('.'));
      expect(rows.every((row) => row.split('.').length === 2)).toBe(true);
      expect(gaps.slice(1).every((gap, index) => gap !== gaps[index])).toBe(true);
      expect(picture(state).slice(0, 10).join('')).not.toContain('#');
      expect(leftToClear(state)).toBe(10);
    }
  });

  test('ends when the last row of rubble is cleared, whatever is above it', () => {
    const game = play({ variant: 'dig', digRows: 1 });
    game.start();
    const gap = picture(game.state).at(-1)?.indexOf('.') ?? 0;
    draw(game.state, []);
    setPiece(game.state, 'I');
    game.press('cw');
    for (let by = 0; by < 10; by++) game.press(gap < game.state.x + 2 ? 'left' : 'right');
    game.state.x = gap - 2;
    game.press('drop');
    expect(game.state.phase).toBe('over');
    expect(leftToClear(game.state)).toBe(0);
    expect(picture(game.state).join('')).toContain('#');
  });

  test('an emptied well gets its rows of rubble again', () => {
    const game = play({ variant: 'dig', extraLives: 1 });
    game.start();
    while (game.state.lives > 0) game.press('drop');
    expect(leftToClear(game.state)).toBe(10);
  });
});

describe('Modern', () => {
  /** Under the block in the third row from the floor a T fits only by a turn. */
  const overhang = ['#.........', '...#######', '#.########'];

  /** A T beside the place under the overhang, one turn away from it or already there. */
  function tUnderOverhang(variant: Variant, turned: boolean) {
    const game = withStack({ variant }, overhang, 'T');
    game.state.rotation = turned ? 2 : 1;
    game.state.x = 0;
    game.state.y = 17;
    if (!turned) game.press('cw');
    game.press('drop');
    return game;
  }

  /** Clears as many lines as `count` with an I that stands. Something else stays in the well. */
  function clearWithI(game: ReturnType<typeof play>, count: number): void {
    emptyWell(game.state);
    draw(game.state, ['#.........', ...Array.from({ length: count }, () => '###.######')]);
    setPiece(game.state, 'I');
    game.state.rotation = 1;
    game.state.x = 1;
    game.press('drop');
  }

  test('a T that is rotated under an overhang scores a T-spin', () => {
    const game = tUnderOverhang('modern', false);
    const spun = game.events.find((event) => event.type === 'spun');
    expect(spun).toMatchObject({ count: 2, points: 1200 });
    expect(game.state.score).toBe(1200);
  });

  test('a T in the same place without a final rotation scores only its lines', () => {
    const game = tUnderOverhang('modern', true);
    expect(typesOf(game)).not.toContain('spun');
    expect(game.state.score).toBe(300);
  });

  test('Classic scores no T-spin', () => {
    expect(tUnderOverhang('classic', false).state.score).toBe(300);
  });

  test('consecutive clears score a combo, and a piece without a clear ends it', () => {
    const game = play({ variant: 'modern' });
    game.start();
    clearWithI(game, 1);
    expect(game.state.score).toBe(100);
    clearWithI(game, 1);
    expect(game.state.score).toBe(100 + 100 + 50);
    setPiece(game.state, 'O');
    game.press('drop');
    expect(game.state.modern?.combo).toBe(-1);
  });

  test('the second of two four-line clears in a row scores half as much again', () => {
    const game = play({ variant: 'modern' });
    game.start();
    clearWithI(game, 4);
    expect(game.state.score).toBe(800);
    clearWithI(game, 4);
    expect(game.state.score).toBe(800 + 1200 + 50);
    expect(typesOf(game).filter((type) => type === 'tetrad')).toHaveLength(2);
  });

  test('a perfect clear scores a bonus', () => {
    const game = withStack({ variant: 'modern' }, ['####..####', '####..####'], 'O');
    game.press('drop');
    expect(game.events.find((event) => event.type === 'chained')).toMatchObject({ perfect: true });
    expect(game.state.score).toBe(300 + 1200);
  });

  test('a held rotation rotates the next piece as it spawns, and a held hold button holds it', () => {
    const game = play({ variant: 'modern' });
    game.start();
    game.press('cw');
    game.press('drop');
    expect(game.state.rotation).toBe(1);
    game.release('cw');
    game.press('drop');
    expect(game.state.rotation).toBe(0);
    game.press('hold');
    const { held } = game.state;
    game.press('drop');
    expect(game.state.held).not.toBe(held);
  });

  test('on level 20 a piece falls to the floor in one tick, and still has its lock delay', () => {
    const game = play({ variant: 'modern', startLevel: 20 });
    game.start();
    game.wait(1);
    const { y } = game.state;
    expect(y).toBeGreaterThanOrEqual(17);
    game.wait(20);
    expect(game.state.pieces).toBe(1);
    game.press('left');
    expect(typesOf(game)).toContain('moved');
  });
});

test('a Classic state has no fields that its recordings lack', () => {
  const config = defaultsOf(blockFallConfig);
  expect(Object.keys(freshState(config, 1))).not.toContain('modern');
  expect(freshState({ ...config, variant: 'modern' }, 1).modern).toBeDefined();
});

describe('the figures of a run', () => {
  test('count time, pieces, lines, holds and unnecessary presses', () => {
    const recording = new Recording(blockFall, {
      config: { ...defaultsOf(blockFallConfig) },
      seed: 5,
    });
    const press = (button: string) => recording.step([{ type: 'press', button } as never]);
    recording.step([{ type: 'start' }]);
    // One press to the left and one back: two too many.
    press('left');
    press('right');
    press('drop');
    press('hold');
    press('drop');
    const { rows } = figures(recording.replay(false));
    expect(Object.fromEntries(rows.map(({ label, value }) => [label, value]))).toEqual({
      Time: '0:00.10',
      'Pieces a second': '20.00',
      Lines: '0',
      Holds: '1',
      'Unnecessary presses': '2',
    });
  });

  test('name the clear that scored most', () => {
    const recording = new Recording(blockFall, {
      config: { ...defaultsOf(blockFallConfig), variant: 'blitz' },
      seed: 1990,
    });
    const act = careful(1990);
    while (recording.state.phase !== 'over') recording.step(act(recording.state as never));
    expect(figures(recording.replay(false)).best?.sentence).toMatch(
      /^(One line|Two lines|Three lines|Four lines at once) at [01]:\d\d\.\d\d, for \d+ points\.$/,
    );
  });
});

describe('finesse', () => {
  const faults = finesse(10);
  const t = pieceNames.indexOf('T');

  test('a piece dropped where it spawned needs no press', () => {
    expect(faults({ piece: t, rotation: 0, x: 3 }, 0)).toBe(0);
    expect(faults({ piece: t, rotation: 0, x: 3 }, 2)).toBe(2);
  });

  test('moving to the wall needs one press', () => {
    expect(faults({ piece: t, rotation: 0, x: 0 }, 1)).toBe(0);
  });

  test('two rotations that look the same cost the same', () => {
    const s = pieceNames.indexOf('S');
    expect(faults({ piece: s, rotation: 1, x: 3 }, 1)).toBe(0);
    expect(faults({ piece: s, rotation: 3, x: 4 }, 1)).toBe(0);
  });
});

test.each<Variant>(['sprint', 'blitz', 'zen', 'dig', 'modern'])(
  'the bot clears lines in %s',
  (variant) => {
    const recording = new Recording(blockFall, {
      config: { ...defaultsOf(blockFallConfig), variant },
      seed: 7,
    });
    const act = careful(7);
    while (recording.state.phase !== 'over' && recording.state.tick < 3600) {
      recording.step(act(recording.state as never));
    }
    expect(recording.state.lines).toBeGreaterThan(5);
  },
);

test('rubble is not one of the pieces', () => expect(rubble).toBe(pieceNames.length + 1));

test('a time is shown as a time, and points as points', () => {
  expect(scoreWords(timedScore(3735))).toBe('1:02.25');
  expect(scoreWords(12_300)).toBe('12300');
  expect(leadWords(timedScore(600), timedScore(672))).toBe(' by 1.20 s');
  expect(leadWords(timedScore(600), 0)).toBe('');
  expect(leadWords(300, 180)).toBe(' by 120');
});

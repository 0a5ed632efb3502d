import { describe, expect, test } from 'vitest';
import { categoryOf, defaultsOf } from '../../scenes/kit/rules/config';
import { Recording } from '../../scenes/kit/rules/Recording';
import { bot } from '../../scenes/snake/bot/bot';
import { snakeConfig } from '../../scenes/snake/config';
import { snake } from '../../scenes/snake/game';
import { content, freshState } from '../../scenes/snake/rules/SnakeState';
import { writeLcdFrames } from '../../scenes/snake/view/lcdFrames';
import { lcdSprites } from '../../scenes/snake/view/lcdSprites';
import { type Direction, Game, turn } from './play';

const variants = ['cheese', 'portals'] as const;

/** A game in which food always lies ahead of the head, until it has eaten so often. */
function fed(config: ConstructorParameters<typeof Game>[0], turns: readonly Direction[]): Game {
  const game = new Game({ growth: 8, ...config }).putFood(8, 7).move();
  game.putFood(0, 0);
  for (const direction of turns) game.move(turn(direction));
  return game;
}

function picture({ state }: Game): readonly string[] {
  const out: string[] = [];
  writeLcdFrames(state, new Uint8Array(state.cells.length), out);
  return out;
}

function said(game: Game): string | undefined {
  const last = game.events.findLast((event) => snake.narrate(event, game.state) !== undefined);
  return last && snake.narrate(last, game.state);
}

describe('Cheese', () => {
  /** A snake of nine parts in a ring of eight cells: the head is above its own side. */
  const ring = ['up', 'left', 'left', 'down', 'down', 'right', 'right'] as const;

  test('every second cell is a gap, and stays one while the snake moves on', () => {
    const game = fed({ variant: 'cheese' }, []).moves(4);
    const row = () => Array.from(game.state.cells.subarray(7 * 15, 8 * 15));
    const before = row();
    game.move();
    expect(game.parts().map(([x]) => row()[x])).toEqual(
      game.parts().map((_, part) => (part % 2 === game.state.head % 2 ? 2 : 5)),
    );
    for (const [x] of game.parts().slice(1)) expect(row()[x]).toBe(before[x]);
  });

  test('the head passes a gap, where Classic ends, and crashes into a link', () => {
    expect(fed({}, ring).move(turn('up')).state.cause).toBe('self');
    const outcomes = [0, 1].map((wait) => {
      const game = new Game({ variant: 'cheese', growth: 8 }).putFood(8, 7).move();
      game.putFood(0, 0).moves(5 + wait);
      for (const direction of ['up', 'left', 'left', 'left', 'down'] as const) {
        game.move(turn(direction));
      }
      return game.state.cause;
    });
    expect(outcomes.sort()).toEqual(['', 'self']);
  });

  test('a gap that was passed is free once both parts on it have gone', () => {
    const game = new Game({ variant: 'cheese', growth: 8 }).putFood(8, 7).move();
    game.putFood(0, 14).move();
    for (const direction of ['down', 'left', 'up'] as const) game.move(turn(direction));
    const crossed = 7 * 15 + 8;
    const covered = () => game.parts().filter(([x, y]) => y * 15 + x === crossed).length;
    expect(covered()).toBe(2);
    const counts = new Set<number>();
    for (let move = 0; move < 14; move += 1) {
      if (game.part()[1] === 0) game.move(turn('left'));
      else game.move();
      counts.add(covered());
      expect(game.state.cells[crossed] === content.nothing).toBe(covered() === 0);
    }
    expect(game.state.phase).toBe('playing');
    expect([...counts]).toEqual([2, 1, 0]);
  });

  test('the picture shows gaps, and no frame without a drawing', () => {
    const game = fed({ variant: 'cheese' }, []).moves(6);
    const names = Object.keys(lcdSprites(5));
    const frames = picture(game).filter((frame) => frame !== '');
    expect(frames.filter((frame) => frame === 'gap').length).toBeGreaterThan(2);
    for (const frame of frames) expect(names).toContain(frame);
  });
});

describe('Portals', () => {
  /** A game with food ahead of the head and its other end in a place. */
  function facing(column: number, row: number): Game {
    const game = new Game({ variant: 'portals' }).putFood(8, 7);
    const { state } = game;
    const cell = row * 15 + column;
    state.cells[state.twin ?? -1] = content.nothing;
    state.free[state.freePlace[cell]] = state.twin ?? -1;
    state.freePlace[state.twin ?? -1] = state.freePlace[cell];
    state.cells[cell] = content.food;
    state.twin = cell;
    return game;
  }

  test('food lies in pairs on two free cells from the start', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { state } = new Game({ variant: 'portals' }, seed);
      const foods = [...state.cells.keys()].filter((cell) => state.cells[cell] === content.food);
      expect(foods).toHaveLength(2);
      expect(foods).toEqual(expect.arrayContaining([state.food, state.twin]));
    }
  });

  test('the head that enters one comes out at the other, going the same way, and both are eaten', () => {
    const game = facing(3, 12).move();
    expect(game.part()).toEqual([3, 12]);
    expect(game.types().filter((type) => type === 'ate')).toHaveLength(1);
    expect(game.state.score).toBe(10);
    expect(game.move().part()).toEqual([4, 12]);
    expect(game.parts()).toEqual([
      [4, 12],
      [3, 12],
    ]);
  });

  test('either of the two leads to the other', () => {
    const game = facing(3, 12);
    game.state.food = 12 * 15 + 3;
    game.state.twin = 7 * 15 + 8;
    expect(game.move().part()).toEqual([3, 12]);
  });

  test('beside a wall there is time for a turn, and the way back is open', () => {
    const game = facing(14, 3).move();
    expect(game.part()).toEqual([14, 3]);
    for (let tick = 1; tick < 24; tick += 1) game.tick();
    expect(game.part()).toEqual([14, 3]);
    expect(game.move(turn('left')).part()).toEqual([13, 3]);
    expect(game.state.phase).toBe('playing');
  });

  test('a new pair appears, and its places are told', () => {
    const game = facing(3, 12).move();
    const { state } = game;
    expect(state.cells[state.food]).toBe(content.food);
    expect(state.cells[state.twin ?? -1]).toBe(content.food);
    expect(said(game)).toMatch(/^Through\. Score 10\. Portals .+, and .+\.$/);
    expect(said(new Game({ variant: 'portals' }))).toMatch(/Portals 3 right, 3 down, and .+\.$/);
  });

  test('the last free cell gets food without another end, and eating it fills the field', () => {
    const game = new Game({ variant: 'portals' }).putFood(8, 7);
    const { state } = game;
    const taken = state.twin ?? -1;
    for (const cell of state.cells.keys()) {
      if (state.cells[cell] === content.nothing && cell !== 7 * 15 + 9) state.cells[cell] = 1;
    }
    state.cells[taken] = content.wall;
    state.free[0] = 7 * 15 + 9;
    state.freePlace[7 * 15 + 9] = 0;
    state.freeCount = 1;
    state.twin = -1;
    state.growing = 1;
    game.move();
    expect([state.food, state.twin]).toEqual([7 * 15 + 9, -1]);
    expect(game.move().types().at(-1)).toBe('filled');
    expect(state.filled).toBe(true);
  });

  test('the picture ends a body at a portal, and draws portals', () => {
    const game = facing(3, 12);
    game.state.growing = 4;
    game.move().move();
    const frames = picture(game);
    expect(frames[7 * 15 + 7]).toMatch(/^tail/);
    expect(frames[12 * 15 + 3]).toMatch(/^tail/);
    expect(frames.filter((frame) => frame === 'portal')).toHaveLength(2);
  });
});

describe.each(variants)('%s', (variant) => {
  test('the faster the level, the more a food pays; the classic speed pays what Classic pays', () => {
    const levels = snakeConfig.level.options.slice(1);
    const paid = ['classic', ...levels].map((level) => {
      const config = { variant, level } as ConstructorParameters<typeof Game>[0];
      return new Game(config).putFood(8, 7).move().state.score;
    });
    expect(paid[0]).toBe(10);
    expect(paid.slice(1)).toEqual([4, 4, 5, 6, 6, 8, 11, 15, 30]);
  });

  test('a creature pays by the speed, too', () => {
    const paid = (['classic', '1', '9'] as const).map((level) => {
      const game = new Game({ variant, level });
      game.state.bonus = 7 * 15 + 8;
      game.state.bonusMoves = 10;
      game.state.cells[game.state.bonus] = content.bonus;
      return game.move().state.score;
    });
    expect(paid).toEqual([30, 11, 90]);
  });

  test('has records of its own', () => {
    const config = { ...defaultsOf(snakeConfig), variant };
    expect(categoryOf(snakeConfig, config)).toBe(`variant ${variant}`);
  });

  test('the bot eats in it', () => {
    const recording = new Recording(snake, {
      config: { ...defaultsOf(snakeConfig), variant },
      seed: 7,
    });
    const act = bot.make(7);
    while (recording.state.phase !== 'over' && recording.state.tick < 7200) {
      recording.step(act(recording.state) as never);
    }
    expect(recording.state.eaten).toBeGreaterThan(10);
  });
});

test('a Classic state has no fields that its recordings lack, and its ring keeps its size', () => {
  const config = defaultsOf(snakeConfig);
  expect(Object.keys(freshState(config, 1))).not.toContain('twin');
  expect(freshState({ ...config, variant: 'portals' }, 1).twin).toBe(-1);
  expect(freshState(config, 1).body).toHaveLength(256);
});

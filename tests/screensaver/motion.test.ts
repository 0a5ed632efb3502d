import { describe, expect, test } from 'vitest';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { seedRng } from '../../scenes/kit/rules/rng';
import { config, picture } from '../../scenes/screensaver/config';
import { startWalk, type Walk, walkOn } from '../../scenes/screensaver/rules/maze';
import { paint } from '../../scenes/screensaver/rules/paint';
import { addQuad, createQuads, maxQuads, quadStride } from '../../scenes/screensaver/rules/Quads';
import { type Drifter, start, step } from '../../scenes/screensaver/rules/saverRules';

const still: Drifter = {
  picture: 9,
  x: 0.75,
  y: 0.5,
  dx: 0,
  dy: 0,
  cosine: 1,
  sine: 0,
  turnCosine: 1,
  turnSine: 0,
  size: 0.2,
};

/** A screensaver with one star and the given shape. */
function stage(shape: Partial<Drifter> = {}) {
  const state = start({ ...defaultsOf(config), stars: 1, shapes: 1 }, 1);
  state.shapes = [{ ...still, ...shape }];
  return state;
}

function between(values: readonly number[], low: number, high: number): void {
  const room = (high - low) / 4;
  expect(Math.min(...values)).toBeGreaterThanOrEqual(low);
  expect(Math.max(...values)).toBeLessThanOrEqual(high);
  expect(Math.min(...values)).toBeLessThan(low + room);
  expect(Math.max(...values)).toBeGreaterThan(high - room);
}

describe('a star', () => {
  test('starts anywhere in the picture and at any depth', () => {
    const { stars } = start({ ...defaultsOf(config), stars: 200 }, 4);
    between(
      stars.map(({ x }) => x),
      -0.5,
      0.5,
    );
    between(
      stars.map(({ y }) => y),
      -0.5,
      0.5,
    );
    between(
      stars.map(({ z }) => z),
      0.05,
      1.05,
    );
  });

  test('comes nearer, and starts again far away when it reaches the viewer', () => {
    const state = stage();
    state.stars = [{ x: 0.1, y: -0.2, z: 0.5 }];
    step(state);
    expect(state.stars[0]).toEqual({ x: 0.1, y: -0.2, z: 0.496 });
    const reborn = Array.from({ length: 60 }, () => {
      state.stars = [{ x: 7, y: 7, z: 0.0239 }];
      step(state);
      return state.stars[0];
    });
    between(
      reborn.map(({ x }) => x),
      -0.5,
      0.5,
    );
    between(
      reborn.map(({ y }) => y),
      -0.5,
      0.5,
    );
    expect(reborn.every(({ z }) => z === 1)).toBe(true);
    state.stars = [{ x: 7, y: 7, z: 0.0241 }];
    step(state);
    expect(state.stars[0]?.z).toBeCloseTo(0.0201, 9);
  });
});

describe('a flying item', () => {
  test('enters at the top right and flies down to the left', () => {
    const starts = Array.from({ length: 40 }, (_, seed) => {
      const state = start({ ...defaultsOf(config), stars: 1, shapes: 1 }, seed + 1);
      for (let tick = 0; tick < 120; tick += 1) step(state);
      expect(state.items).toHaveLength(1);
      return state.items[0];
    });
    // One step has been made.
    between(
      starts.map(({ x, dx }) => x - dx),
      1.5 * 0.35,
      1.5 * 1.1,
    );
    for (const { y, dy } of starts) expect(y - dy).toBeCloseTo(-0.15, 9);
    between(
      starts.map(({ dx }) => dx),
      -0.004,
      -0.002,
    );
    between(
      starts.map(({ dy }) => dy),
      0.001,
      0.003,
    );
    between(
      starts.map(({ size }) => size),
      0.22 * 0.75,
      0.22 * 1.25,
    );
    const pictures = new Set(starts.map((item) => item.picture));
    expect([...pictures].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('flies in a straight line, and the oldest is removed when there are too many', () => {
    const state = start({ ...defaultsOf(config), items: 2 }, 3);
    for (let tick = 0; tick < 240; tick += 1) step(state);
    const [first, second] = state.items;
    const { x, y, dx, dy } = second;
    step(state);
    expect(second.x).toBeCloseTo(x + dx, 9);
    expect(second.y).toBeCloseTo(y + dy, 9);
    for (let tick = 0; tick < 119; tick += 1) step(state);
    expect(state.items).toHaveLength(2);
    expect(state.items[0]).toBe(second);
    expect(state.items).not.toContain(first);
    expect(state.tick).toBe(360);
  });
});

describe('a shape', () => {
  test('starts at a random place with a random velocity, and there are four kinds', () => {
    const { shapes, aspect } = start({ ...defaultsOf(config), shapes: 60 }, 2);
    expect(shapes).toHaveLength(60);
    expect(shapes.slice(0, 5).map((shape) => shape.picture)).toEqual([8, 9, 10, 11, 8]);
    between(
      shapes.map(({ x }) => x),
      0,
      aspect,
    );
    between(
      shapes.map(({ y }) => y),
      0,
      1,
    );
    for (const way of [shapes.map(({ dx }) => dx), shapes.map(({ dy }) => dy)]) {
      between(way.map(Math.abs), 0.001, 0.003);
      const back = way.filter((speed) => speed < 0).length;
      expect(back).toBeGreaterThan(15);
      expect(back).toBeLessThan(45);
    }
    between(
      shapes.map(({ size }) => size),
      0.16 * 0.75,
      0.16 * 1.25,
    );
    between(
      shapes.map(({ turnSine }) => turnSine),
      -0.015,
      0.015,
    );
    for (const { turnCosine, turnSine } of shapes) {
      expect(turnCosine).toBe(1 - (turnSine * turnSine) / 2);
    }
  });

  test.each([
    ['left', { x: 0.105, dx: -0.01 }, { x: 0.095, dx: 0.01 }],
    ['right', { x: 1.395, dx: 0.01 }, { x: 1.405, dx: -0.01 }],
    ['top', { y: 0.105, dy: -0.01 }, { y: 0.095, dy: 0.01 }],
    ['bottom', { y: 0.895, dy: 0.01 }, { y: 0.905, dy: -0.01 }],
  ])('bounces once off the %s edge', (_, shape, after) => {
    const state = stage(shape);
    step(state);
    const close = Object.fromEntries(
      Object.entries(after).map(([key, value]) => [key, expect.closeTo(value, 9)]),
    );
    expect(state.shapes[0]).toMatchObject(close);
    step(state);
    const speed = 'dx' in after ? { dx: after.dx } : { dy: after.dy };
    expect(state.shapes[0]).toMatchObject(speed);
  });

  test('does not turn round when it moves away from an edge, or is far from one', () => {
    for (const shape of [
      { x: 0.05, dx: 0.01 },
      { x: 1.45, dx: -0.01 },
      { y: 0.05, dy: 0.01 },
      { y: 0.95, dy: -0.01 },
      { x: 0.3, dx: -0.01 },
      { x: 1.2, dx: 0.01 },
      { y: 0.3, dy: -0.01 },
      { y: 0.7, dy: 0.01 },
    ]) {
      const state = stage(shape);
      step(state);
      const { x: _x, y: _y, ...speed } = { x: 0, y: 0, ...shape };
      expect(state.shapes[0]).toMatchObject(speed);
    }
  });

  test('does not turn round in the middle of the screen', () => {
    for (const [dx, dy] of [
      [0.01, 0.01],
      [-0.01, -0.01],
    ]) {
      const state = stage({ dx, dy });
      step(state);
      expect(state.shapes[0]).toMatchObject({ dx, dy, x: 0.75 + dx, y: 0.5 + dy });
    }
  });

  test('rotates by its spin, and its direction vector keeps length 1', () => {
    const spin = 0.01;
    const state = stage({ turnCosine: 1 - spin ** 2 / 2, turnSine: spin });
    for (let tick = 0; tick < 100; tick += 1) step(state);
    expect(state.shapes[0]?.cosine).toBeCloseTo(Math.cos(1), 3);
    expect(state.shapes[0]?.sine).toBeCloseTo(Math.sin(1), 3);
  });
});

describe('the walk through the maze', () => {
  /** A passage along the second row, with a way off to the south at its fourth cell. */
  function passage(walk: Partial<Walk> = {}): Walk {
    const rows = ['#######', '#.....#', '###.###', '###.###', '#######', '#######', '#######'];
    const cells = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));
    return {
      side: 7,
      cells,
      x: 1.5,
      y: 1.5,
      dirX: 1,
      dirY: 0,
      turning: 0,
      way: 1,
      stepping: 0,
      ...walk,
    };
  }
  const on = (walk: Walk, ticks: number) => {
    for (let tick = 0; tick < ticks; tick += 1) walkOn(walk);
    return walk;
  };

  test('takes forty ticks for a cell, at constant speed', () => {
    const walk = on(passage(), 1);
    expect(walk).toMatchObject({ x: 1.5, stepping: 40 });
    expect(on(walk, 10)).toMatchObject({ x: expect.closeTo(1.75, 9), y: 1.5, stepping: 30 });
    expect(on(walk, 30)).toMatchObject({ x: 2.5, y: 1.5, stepping: 0, turning: 0 });
  });

  test('turns right in thirty ticks where there is an opening', () => {
    const walk = on(passage({ x: 2.5 }), 41);
    expect(walk).toMatchObject({ x: 3.5, y: 1.5, turning: 30, way: 1, dirX: 1, dirY: 0 });
    on(walk, 15);
    expect([walk.dirX, walk.dirY]).toEqual([
      expect.closeTo(Math.SQRT1_2, 5),
      expect.closeTo(Math.SQRT1_2, 5),
    ]);
    on(walk, 15);
    expect([walk.turning, walk.dirX + 0, walk.dirY]).toEqual([0, 0, 1]);
    expect(on(walk, 41)).toMatchObject({ x: 3.5, y: 2.5 });
  });

  test('turns left in front of a hedge, and turns round in a dead end', () => {
    const walk = on(passage({ x: 3.5, y: 3.5, dirX: 0, dirY: 1 }), 1);
    expect(walk).toMatchObject({ turning: 30, way: -1 });
    on(walk, 30);
    expect([walk.dirX, walk.dirY + 0]).toEqual([1, 0]);
    on(walk, 31);
    expect([walk.dirX + 0, walk.dirY]).toEqual([0, -1]);
    expect(on(walk, 41)).toMatchObject({ x: 3.5, y: 2.5 });
  });

  test('starts in the first cell, facing an open cell', () => {
    const ways = new Set<string>();
    for (let seed = 1; seed < 20; seed += 1) {
      const walk = startWalk(seedRng(seed), 9);
      ways.add(`${walk.dirX} ${walk.dirY}`);
      const ahead = Math.floor(walk.y + walk.dirY) * 9 + Math.floor(walk.x + walk.dirX);
      expect(walk.cells[ahead]).toBe(0);
      expect(walk).toMatchObject({ x: 1.5, y: 1.5, turning: 0, stepping: 0, way: 1, side: 9 });
    }
    expect([...ways].toSorted()).toEqual(['0 1', '1 0']);
  });

  describe('is drawn', () => {
    const strips = (walk: Partial<Walk>, aspect = 1.5) => {
      const state = { ...stage(), walk: passage(walk), aspect };
      const quads = createQuads();
      paint(state, 'maze', quads);
      expect(quads.count).toBe(242);
      return Array.from({ length: quads.count }, (_, index) =>
        Array.from(quads.data.subarray(index * quadStride, (index + 1) * quadStride)),
      );
    };
    /** The strip next to the middle, almost straight ahead. */
    const ahead = (walk: Partial<Walk>) => strips(walk)[121] ?? [];

    test('with a dark sky and a light ground', () => {
      const [sky, ground] = strips({});
      expect(sky).toEqual([0.75, 0.25, 1.5, 0.5, 1, 0, 0.45, 0.45, 0.1, 0.1, 0.1].map(Math.fround));
      expect(ground).toEqual(
        [0.75, 0.75, 1.5, 0.5, 1, 0, 0.45, 0.45, 0.1, 0.1, 0.3].map(Math.fround),
      );
    });

    test('as vertical strips, higher and lighter the nearer the hedge', () => {
      const all = strips({}).slice(2);
      all.forEach(([x, y, width], strip) => {
        expect(x).toBeCloseTo(((strip + 0.5) * 1.5) / 240, 5);
        expect([y, width]).toEqual([0.5, expect.closeTo((1.5 / 240) * 1.05, 6)]);
      });
      for (const [far, walk, across] of [
        [4.5, {}, true],
        [0.5, { x: 5.5 }, true],
        [4.5, { x: 5.5, dirX: -1 }, true],
        [2.5, { x: 3.5, dirX: 0, dirY: 1 }, false],
        [2.5, { x: 3.5, y: 3.5, dirX: 0, dirY: -1 }, false],
        [0.75, { x: 5.25 }, true],
        [4.25, { x: 5.25, dirX: -1 }, true],
        [2.75, { x: 3.5, y: 1.25, dirX: 0, dirY: 1 }, false],
        [2.25, { x: 3.5, y: 3.25, dirX: 0, dirY: -1 }, false],
      ] as const) {
        const strip = ahead(walk);
        expect(strip[3]).toBeCloseTo(1 / far, 2);
        expect(strip[10]).toBeCloseTo(Math.min(1, (across ? 1.1 : 0.8) / (0.6 + far * 0.35)), 2);
      }
      expect(ahead({ x: 5.97 })[3]).toBeCloseTo(12.5, 5);
    });

    test("with the hedge's texture at the place that the ray hits", () => {
      const [column, row] = [picture.hedge % 4, 0];
      for (const strip of strips({ y: 1.25 }).slice(2)) {
        expect(strip[6]).toBeGreaterThanOrEqual(column + 0.02 - 1e-6);
        expect(strip[6]).toBeLessThanOrEqual(column + 0.97 + 1e-6);
        expect(strip.slice(7, 10)).toEqual([row + 0.02, 0.004, 0.96].map(Math.fround));
      }
      expect(ahead({ y: 1.25 })[6]).toBeCloseTo(column + 0.02 + 0.25 * 0.95, 1);
      expect(ahead({ x: 3.75, dirX: 0, dirY: 1 })[6]).toBeCloseTo(column + 0.02 + 0.75 * 0.95, 1);
    });

    test('with hedges on both sides, and textures that continue from strip to strip', () => {
      const all = strips({ x: 2.5, y: 1.25 }).slice(2);
      const sight = (0.5 - 0.5 / 240) * 1.5 * 1.1;
      expect(all[0]?.[3]).toBeCloseTo(sight / 0.25, 3);
      const leaves = (walk: Partial<Walk>) =>
        [119, 120, 121].map((strip) => strips(walk).slice(2)[strip]?.[6] ?? 0);
      for (const [walk, way] of [
        [{ y: 1.25 }, 1],
        [{ y: 1.25, x: 4.5, dirX: -1 }, -1],
        [{ x: 3.75, dirX: 0, dirY: 1 }, -1],
        [{ x: 3.75, y: 3.5, dirX: 0, dirY: -1 }, 1],
      ] as const) {
        const [left = 0, middle = 0, right = 0] = leaves(walk);
        expect(Math.sign(middle - left)).toBe(way);
        expect(Math.sign(right - middle)).toBe(way);
      }
    });

    test('with a field of view that grows with the aspect ratio up to a limit', () => {
      // The far left ray hits the northern side of the passage, the far right one the gap.
      const edge = (aspect: number) => strips({ x: 2.5 }, aspect)[2]?.[3] ?? 0;
      const sight = (aspect: number) => (0.5 - 0.5 / 240) * Math.min(1.6, aspect) * 1.1;
      for (const aspect of [1, 1.5, 1.6, 3]) {
        expect(edge(aspect)).toBeCloseTo(1 / (0.5 / sight(aspect)), 3);
      }
      const left = strips({ x: 2.5 })[2]?.[3] ?? 0;
      const right = strips({ x: 2.5 })[241]?.[3] ?? 0;
      expect(left).toBeGreaterThan(right * 1.2);
    });
  });
});

describe('a picture', () => {
  test('is drawn at its place, with its cell of the atlas (four to a row)', () => {
    const state = stage({ cosine: 0.6, sine: 0.8, picture: 9 });
    const quads = createQuads();
    paint(state, 'shapes', quads);
    expect(quads.count).toBe(1);
    expect(Array.from(quads.data.subarray(0, quadStride))).toEqual(
      [0.75, 0.5, 0.2, 0.2, 0.6, 0.8, 1, 2, 1, 1, 1].map(Math.fround),
    );
  });

  test('of a star is larger, lighter and farther out the nearer it is', () => {
    const state = stage();
    state.stars = [{ x: 0.1, y: -0.2, z: 0.5 }];
    state.items = [{ ...still, picture: 2 }];
    const quads = createQuads();
    paint(state, 'starfield', quads);
    expect(quads.count).toBe(2);
    const size = 0.012 * 0.7;
    expect(Array.from(quads.data.subarray(0, quadStride))).toEqual(
      [0.75 + 0.14, 0.5 - 0.28, size, size, 1, 0, 0, 0, 1, 1, 1.1 - 0.5].map(Math.fround),
    );
    expect(quads.data[quadStride + 6]).toBe(2);
  });

  test('beyond the maximum number is not drawn', () => {
    const quads = createQuads();
    for (let count = 0; count < maxQuads + 5; count += 1) {
      addQuad(quads, [1, 2, 3, 4], [1, 0], [0, 0, 1, 1], count);
    }
    expect(quads.count).toBe(maxQuads);
    expect(quads.data).toHaveLength(maxQuads * quadStride);
    expect(quads.data.at(-1)).toBe(maxQuads - 1);
  });
});

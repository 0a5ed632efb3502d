import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flood, line, rectangle, rounded, spray } from '../../../src/toys/desktop/paint/draw';
import { colorOf, Picture, pixelOf, white } from '../../../src/toys/desktop/paint/Picture';
import { largestSide, PictureError, readSize } from '../../../src/toys/desktop/paint/png';

const red = pixelOf('#ff0000');
const blue = pixelOf('#0000ff');
const colors = { line: red, fill: blue };

/** The number of pixels of a colour. */
const count = ({ pixels }: Picture, color: number) =>
  pixels.reduce((sum, pixel) => sum + (pixel === color ? 1 : 0), 0);

test('a colour converts to a pixel and back', () => {
  expect(red).toBe(0xff0000ff);
  expect(colorOf(pixelOf('#12ab9f'))).toBe('#12ab9f');
  expect(new Picture(3, 2).pixels).toEqual(new Uint32Array(6).fill(white));
});

describe('drawing', () => {
  test('a line has a pixel in every column or row between its ends', () => {
    const picture = new Picture(20, 20);
    line(picture, 2, 3, 17, 9, 1, red);
    expect(count(picture, red)).toBe(16);
    expect(picture.at(2, 3)).toBe(red);
    expect(picture.at(17, 9)).toBe(red);
  });

  test('a rectangle has an outline, a filling, or both, in any direction of drawing', () => {
    const outline = new Picture(20, 20);
    rectangle(outline, 12, 10, 3, 4, 1, 'outline', colors);
    expect(count(outline, red)).toBe(2 * 10 + 2 * 5);
    const both = new Picture(20, 20);
    rectangle(both, 3, 4, 12, 10, 2, 'both', colors);
    expect(count(both, blue)).toBe(6 * 3);
    expect(count(both, red) + count(both, blue)).toBe(70);
    const filled = new Picture(20, 20);
    rectangle(filled, 3, 4, 12, 10, 2, 'filled', colors);
    expect(count(filled, blue)).toBe(70);
  });

  test('an ellipse is symmetric and closed: a fill inside stays inside', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 5, max: 60 }), (w, h) => {
        const picture = new Picture(64, 64);
        rounded(picture, 1, 1, w, h, 1, 'outline', colors);
        for (let y = 1; y <= h; y += 1) {
          const row = Array.from({ length: w }, (_, x) => picture.at(1 + x, y));
          expect(row).toEqual([...row].reverse());
        }
        flood(picture, 0, 0, blue);
        const middle = picture.at(1 + Math.floor(w / 2), 1 + Math.floor(h / 2));
        expect(middle).not.toBe(blue);
      }),
      { numRuns: 40 },
    );
  });

  test('a fill takes all pixels connected by sides, and no more', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }), (walls) => {
        const picture = new Picture(10, 8);
        picture.pixels.set(walls.map((isWall) => (isWall ? red : white)));
        picture.pixels[0] = white;
        const expected = new Set([0]);
        for (const at of expected) {
          const x = at % 10;
          const beside = [at - 10, at + 10, ...(x > 0 ? [at - 1] : []), ...(x < 9 ? [at + 1] : [])];
          for (const next of beside) if (picture.pixels[next] === white) expected.add(next);
        }
        flood(picture, 0, 0, blue);
        expect(count(picture, blue)).toBe(expected.size);
        for (const at of expected) expect(picture.pixels[at]).toBe(blue);
      }),
    );
  });

  test('a spray stays within its circle and the picture', () => {
    let seed = 1;
    const rng = () => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const picture = new Picture(40, 40);
    spray(picture, 20, 20, 8, red, rng);
    picture.pixels.forEach((pixel, at) => {
      if (pixel !== red) return;
      expect(Math.hypot((at % 40) - 20, Math.floor(at / 40) - 20)).toBeLessThanOrEqual(9);
    });
    spray(picture, -5, 39, 12, blue, rng);
    line(picture, -50, -50, 90, 90, 5, red);
    rounded(picture, -20, 30, 60, 90, 3, 'both', colors);
    expect(picture.pixels).toHaveLength(1600);
  });
});

describe('undo', () => {
  /** Draws something anywhere. */
  const draw = (picture: Picture, [x, y, w, color]: readonly number[]) =>
    picture.fill(x, y, x + w, y + w, color);
  const strokes = fc.array(
    fc.tuple(
      fc.integer({ min: -20, max: 220 }),
      fc.integer({ min: -20, max: 140 }),
      fc.integer({ min: 0, max: 90 }),
      fc.constantFrom(red, blue, white),
    ),
    { minLength: 1, maxLength: 12 },
  );

  test('all steps back give the white sheet, all steps forward the picture', () => {
    fc.assert(
      fc.property(strokes, (all) => {
        const picture = new Picture(200, 130);
        for (const stroke of all) {
          picture.begin();
          draw(picture, stroke);
          picture.end();
        }
        const last = picture.pixels.slice();
        while (picture.canUndo) picture.undo();
        expect(count(picture, white)).toBe(200 * 130);
        while (picture.canRedo) picture.redo();
        expect(picture.pixels).toEqual(last);
      }),
    );
  });

  test('a step that is cancelled before its end restores the picture and leaves no undo step', () => {
    const picture = new Picture(200, 130);
    picture.begin();
    draw(picture, [10, 10, 50, red]);
    picture.end();
    const before = picture.pixels.slice();
    picture.begin();
    draw(picture, [30, 30, 90, blue]);
    picture.revert();
    expect(picture.pixels).toEqual(before);
    picture.end();
    picture.undo();
    expect(count(picture, white)).toBe(200 * 130);
    expect(picture.canUndo).toBe(false);
  });

  test('a change is reported once, as a box', () => {
    const picture = new Picture(200, 130);
    picture.fill(10, 20, 30, 25, red);
    picture.row(50, 100, 900, red);
    expect(picture.takeDirty()).toEqual({ left: 10, top: 20, right: 200, bottom: 51 });
    expect(picture.takeDirty()).toBeUndefined();
  });
});

describe('a PNG', () => {
  const png = (width: number, height: number) => {
    const bytes = new Uint8Array(40);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    const view = new DataView(bytes.buffer);
    view.setUint32(16, width);
    view.setUint32(20, height);
    return bytes;
  };

  test('gives its size before it is decoded; a huge or invalid PNG is refused with a sentence', () => {
    expect(readSize(png(640, 480))).toEqual({ width: 640, height: 480 });
    expect(() => readSize(png(20_000, 20_000))).toThrow(/20,000 by 20,000 pixels/);
    expect(() => readSize(png(largestSide + 1, 1))).toThrow(PictureError);
    expect(() => readSize(png(0, 5))).toThrow(/empty/);
    expect(() => readSize(new TextEncoder().encode(`GIF89a${' '.repeat(40)}`))).toThrow(/only PNG/);
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(() => readSize(bytes)).toThrow(PictureError);
      }),
    );
  });
});

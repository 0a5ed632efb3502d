import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bundle, writeBundle } from '../../src/saves/bundle';
import type { Bytes } from '../../src/saves/card/bytes';
import { drawCard } from '../../src/saves/card/drawCard';
import { icons } from '../../src/saves/card/icons';
import { readCard, writeCard } from '../../src/saves/card/memoryCard';
import { type Pixels, readPng, writePng } from '../../src/saves/card/png';
import { saveGroups } from '../../src/saves/saveGroups';

/**
 * A small picture instead of the drawing: a thousand large ones would only test the compressor.
 */
const small: Pixels = { width: 64, height: 2, rgb: new Uint8Array(64 * 2 * 3).fill(77) };

const anyBundle: fc.Arbitrary<Bundle> = fc.record({
  savedAt: fc.nat(),
  entries: fc.array(
    fc.record({
      key: fc.string(),
      text: fc.oneof(fc.json(), fc.string({ unit: 'grapheme' })),
      savedAt: fc.nat(),
    }),
    { maxLength: 22, size: 'max' },
  ),
});

/** Saves that do not compress, like recordings: random characters of 64. */
function largeBundle(characters: number): Bundle {
  let state = 1;
  let text = '';
  while (text.length < characters) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[state >>> 26];
  }
  return { savedAt: 1, entries: [{ key: 'replay:snake:classic', text, savedAt: 1 }] };
}

const blocks = saveGroups.map(({ name }, index) => ({ name, bytes: index * 300 }));

test('every group of saves has an icon and a name that fits its block', () => {
  expect(icons.length).toBe(saveGroups.length);
  for (const icon of icons) expect(icon).toMatch(/^[0-9a-f]{16}$/);
  for (const { name } of saveGroups) expect(name.length, name).toBeLessThanOrEqual(11);
});

test('ten thousand random saves on a thousand cards are read back', async () => {
  let saves = 0;
  await fc.assert(
    fc.asyncProperty(anyBundle, async (bundle) => {
      saves += bundle.entries.length;
      const card = await writeCard(writeBundle(bundle), small);
      expect(await readCard(card)).toEqual({ value: bundle });
    }),
    { numRuns: 1000 },
  );
  expect(saves).toBeGreaterThanOrEqual(10_000);
}, 120_000);

/** A card with bytes changed, cut off or added. */
function damage(
  card: Bytes,
  places: readonly number[],
  bytes: readonly number[],
  cut: number,
): Bytes {
  const copy = card.slice(0, card.length - Math.floor(cut * card.length * 0.5));
  for (const [index, place] of places.entries()) copy[place % copy.length] = bytes[index] ?? 0;
  return copy;
}

test('ten thousand damaged cards give the right saves or a sentence', async () => {
  const bundle = {
    savedAt: 5,
    entries: [{ key: 'visits', text: '{"version":1,"count":3}', savedAt: 4 }],
  };
  const cards = [
    await writeCard(writeBundle(bundle), small),
    await writeCard(writeBundle(bundle), small, { x: 0, y: 0, pixels: small }),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...cards),
      fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
      fc.array(fc.nat(255), { minLength: 6, maxLength: 6 }),
      fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
      async (card, places, bytes, cut) => {
        const read = await readCard(damage(card, places, bytes, cut));
        if ('value' in read) expect(read.value).toEqual(bundle);
        else if ('refusal' in read) expect(read.refusal).toMatch(/^[A-Z].*\.$/);
        else expect.fail('a card without a passphrase asks for one');
      },
    ),
    { numRuns: 10_000 },
  );
}, 120_000);

/** Changes pixels and writes a valid PNG, as an app does that re-encodes it. */
test('a PNG with any changed pixel gives the right saves or is refused', async () => {
  const bundle = largeBundle(2000);
  const pixels = await readPng(await writeCard(writeBundle(bundle), small));
  if (!pixels) throw new Error('no picture');
  await fc.assert(
    fc.asyncProperty(
      fc.nat(pixels.rgb.length - 1),
      fc.integer({ min: 1, max: 255 }),
      async (at, by) => {
        const rgb = pixels.rgb.slice();
        rgb[at] = (rgb[at] ?? 0) + by;
        const read = await readCard(await writePng({ ...pixels, rgb }));
        if ('value' in read) expect(read.value).toEqual(bundle);
        else expect(read).toHaveProperty('refusal');
      },
    ),
    { numRuns: 500 },
  );
});

describe('a complete card', () => {
  test('with 50 kB of saves takes at most 60 kB', async () => {
    const bundle = largeBundle(50_000);
    const { pixels, frame } = drawCard(blocks, 'SAVED 25 NOV 2026');
    const card = await writeCard(writeBundle(bundle), pixels, frame);
    expect(card.length).toBeLessThanOrEqual(60_000);
    expect(await readCard(card)).toEqual({ value: bundle });
  });

  test('is 512 pixels wide, and draws empty blocks differently', () => {
    const { pixels } = drawCard(blocks, '');
    const other = drawCard(
      blocks.map((one) => ({ ...one, bytes: 1 })),
      '',
    ).pixels;
    expect([pixels.width, pixels.height]).toEqual([512, 352]);
    expect(pixels.rgb).not.toEqual(other.rgb);
  });

  test('with a passphrase opens with that passphrase only', async () => {
    const bundle = largeBundle(300);
    const card = await writeCard(writeBundle(bundle), small, undefined, 'poké ball');
    expect(await readCard(card)).toEqual({ locked: true });
    expect(await readCard(card, 'poké ball')).toEqual({ value: bundle });
    expect(await readCard(card, 'pokeball')).toMatchObject({
      refusal: expect.stringMatching(/wrong/),
    });
    expect(await readCard(card, '')).toHaveProperty('refusal');
  });
});

describe('each unreadable file has its own sentence:', () => {
  const bytes = (...values: readonly number[]): Bytes => new Uint8Array(values);
  test.each([
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), /compressed it when it was sent/],
    ['nothing', bytes(), /not a PNG/],
  ])('%s', async (_, file, sentence) => {
    expect(await readCard(file)).toMatchObject({ refusal: expect.stringMatching(sentence) });
  });
  test('a picture without saves', async () => {
    expect(await readCard(await writePng(small))).toMatchObject({
      refusal: expect.stringMatching(/no saves in this picture/),
    });
  });
  test('a card of a later version', async () => {
    const card = await writeCard('{}', small);
    const pixels = await readPng(card);
    if (!pixels) throw new Error('no picture');
    pixels.rgb[small.rgb.length + 3] = 2;
    expect(await readCard(await writePng(pixels))).toMatchObject({
      refusal: expect.stringMatching(/later version/),
    });
  });
  test('a small file that unpacks to a huge picture', async () => {
    const huge = await writePng({
      width: 4000,
      height: 3000,
      rgb: new Uint8Array(4000 * 3000 * 3),
    });
    expect(await readCard(huge)).toMatchObject({ refusal: expect.stringMatching(/no saves/) });
  });
});

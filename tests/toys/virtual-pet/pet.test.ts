import fc from 'fast-check';
import { expect, test } from 'vitest';
import { petStages } from '../../../scenes/virtual-pet/rules/livingPet';
import { petActs } from '../../../scenes/virtual-pet/rules/petActs';
import {
  type LcdScene,
  lcdFrame,
  lcdHeight,
  lcdPath,
  lcdWidth,
} from '../../../src/toys/virtual-pet/lcd/lcdFrame';
import { hats, petSprites, props } from '../../../src/toys/virtual-pet/lcd/petSprites';
import { parseSavedPet, petName } from '../../../src/toys/virtual-pet/savedPet';

const kinds: readonly LcdScene['kind'][] = ['idle', 'act', 'gone', 'holiday', 'wish', 'asleep'];

test('every drawing is a rectangle of valid dots that fits the display', () => {
  for (const sprite of [petSprites, props, hats].flatMap((set) => Object.values(set))) {
    const rows: readonly string[] = sprite;
    expect(rows.length).toBeLessThanOrEqual(lcdHeight);
    for (const row of rows) {
      expect(row).toMatch(/^[#.esmn]+$/);
      expect(row).toHaveLength(rows[0]?.length ?? 0);
    }
  }
});

test('the display is 32 by 16 dots in every state, and no two states look alike', () => {
  const seen = new Map<string, string>();
  for (const stage of petStages) {
    for (const kind of kinds) {
      for (const act of petActs) {
        const frame = lcdFrame({ stage, kind, act }, 1);
        expect(frame).toHaveLength(lcdWidth * lcdHeight);
        expect(frame.filter(Boolean).length).toBeGreaterThan(30);
        if (kind === 'act') seen.set(lcdPath(frame), `${stage} ${act}`);
      }
    }
  }
  expect(seen.size).toBe(petStages.length * petActs.length);
});

test('any stored value gives a valid pet', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(parseSavedPet(stored).rules).toBe('classic');
    }),
  );
  const kept = { version: 1, rules: 'living', name: 'Spud', pet: null, seenAt: Number.NaN };
  expect(parseSavedPet(kept)).toMatchObject({ rules: 'living', name: 'Spud', seenAt: 0 });
  expect(parseSavedPet({ ...kept, version: 9 }).rules).toBe('classic');
});

test('any typed name becomes one line of at most twelve characters', () => {
  expect(petName('  \u202e\n ')).toBe('');
  expect(petName('<b>Spud</b> the Third')).toBe('<b>Spud</b>');
  expect(petName('🥔'.repeat(40))).toBe('🥔'.repeat(12));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(Array.from(petName(text)).length).toBeLessThanOrEqual(12);
      expect(petName(petName(text))).toBe(petName(text));
    }),
  );
});

import { expect, it } from 'vitest';
import { drawnEmoji, usedEmoji } from '../../scripts/emoji';
import { emojiFile, emojiPattern } from '../../src/lib/emoji';

const remedy = 'run: npx tsx scripts/emoji.ts';

it('every emoji in the sources has a picture on the sheet, and there are no others', () => {
  expect(drawnEmoji().sort(), remedy).toEqual([...usedEmoji().keys()].sort());
});

it('emojiPattern matches whole emoji and no plain symbols', () => {
  const text = 'Years • deep dive → © ™ 1997 ✌️ 🦖, 🕹️👩‍🎤 🇬🇧!';
  const found = text.match(new RegExp(emojiPattern, 'gu'));
  expect(found).toEqual(['✌️', '🦖', '🕹️', '👩‍🎤', '🇬🇧']);
});

it('emojiFile joins the code points without variation selectors', () => {
  expect(['🦖', '🕹️', '🇬🇧', '👩‍🎤'].map(emojiFile)).toEqual([
    '1f996',
    '1f579',
    '1f1ec-1f1e7',
    '1f469-200d-1f3a4',
  ]);
});

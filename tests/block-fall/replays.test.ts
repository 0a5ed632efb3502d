import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blockFallWithoutView as blockFall } from '../../scenes/block-fall/game';
import { play, verify } from '../../scenes/kit/rules/play';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { blockFallRecordings } from '../../scripts/replays/recordBlockFall';

const folder = new URL('../replays/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^block-fall-.*\.json$/.test(file));

function text(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').trim();
}

test('there is a file for each recording and no other', () => {
  expect(files.sort()).toEqual(
    Object.keys(blockFallRecordings)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

test.each(files)('%s plays to its end and hash', (file) => {
  const decoded = decodeReplay(blockFall, text(file));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(verify(blockFall, decoded.value)).toBeUndefined();
  const state = play(blockFall, decoded.value);
  expect(state.pieces).toBeGreaterThan(8);
  expect(state.phase === 'over' || state.lines > 20).toBe(true);
});

test.each(files)('%s is what today’s rules and bot still play', (file) => {
  expect(blockFallRecordings[file.replace('.json', '')]()).toBe(text(file));
});

test('a recording by other rules is refused with a sentence', () => {
  const other = { ...blockFall, rules: { ...blockFall.rules, version: 2 } };
  const decoded = decodeReplay(other, text('block-fall-classic.json'));
  expect(decoded).toEqual({
    ok: false,
    refusal: 'The recording was made with another version of the rules.',
  });
});

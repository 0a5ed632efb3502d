import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play, verify } from '../../scenes/kit/rules/play';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { superJumpWithoutView as superJump } from '../../scenes/super-jump/game';
import { superJumpRecordings } from '../../scripts/replays/recordSuperJump';

const folder = new URL('../replays/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^super-jump-.*\.json$/.test(file));

function text(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').trim();
}

test('there is a file for each recording and no other', () => {
  expect(files.sort()).toEqual(
    Object.keys(superJumpRecordings)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

test.each(files)('%s plays to its end and hash', (file) => {
  const decoded = decodeReplay(superJump, text(file));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(verify(superJump, decoded.value)).toBeUndefined();
  const state = play(superJump, decoded.value);
  expect(state.score).toBeGreaterThan(60);
});

test.each(files)('%s is what today’s rules and bot still play', (file) => {
  expect(superJumpRecordings[file.replace('.json', '')]()).toBe(text(file));
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { play, verify } from '../../scenes/kit/rules/play';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { snakeWithoutView as snake } from '../../scenes/snake/game';
import { snakeRecordings } from '../../scripts/replays/recordSnake';

const folder = new URL('../replays/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^snake-.*\.json$/.test(file));

function text(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').trim();
}

test('there is a file for each recording and no other', () => {
  expect(files.sort()).toEqual(
    Object.keys(snakeRecordings)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

test.each(files)('%s plays to its end and hash', (file) => {
  const decoded = decodeReplay(snake, text(file));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(verify(snake, decoded.value)).toBeUndefined();
  const state = play(snake, decoded.value);
  expect(state.eaten).toBeGreaterThan(10);
});

test.each(files)('%s is what today’s rules and bot still play', (file) => {
  expect(snakeRecordings[file.replace('.json', '')]()).toBe(text(file));
});

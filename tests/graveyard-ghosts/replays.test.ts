import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { graveyardGhostsWithoutView as graveyardGhosts } from '../../scenes/graveyard-ghosts/game';
import { play, verify } from '../../scenes/kit/rules/play';
import { decodeReplay } from '../../scenes/kit/rules/replayText';
import { graveyardGhostsRecordings } from '../../scripts/replays/recordGraveyardGhosts';

const folder = new URL('../replays/', import.meta.url);
const files = readdirSync(folder).filter((file) => /^graveyard-ghosts-.*\.json$/.test(file));

function text(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8').trim();
}

test('there is a file for each recording and no other', () => {
  expect(files.sort()).toEqual(
    Object.keys(graveyardGhostsRecordings)
      .map((name) => `${name}.json`)
      .sort(),
  );
});

test.each(files)('%s plays to its end and hash', (file) => {
  const decoded = decodeReplay(graveyardGhosts, text(file));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(verify(graveyardGhosts, decoded.value)).toBeUndefined();
  const state = play(graveyardGhosts, decoded.value);
  expect(state.score).toBeGreaterThan(60);
});

test.each(files)('%s is what today’s rules and bot still play', (file) => {
  expect(graveyardGhostsRecordings[file.replace('.json', '')]()).toBe(text(file));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Playable, versionOf } from '../../scenes/kit/rules/Playable';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { snake } from '../../scenes/snake/game';
import { superJump } from '../../scenes/super-jump/game';
import { scenes } from '../../scripts/games/gameFolders';

const games = { snake, 'super-jump': superJump } satisfies Record<string, Playable>;

test.each([
  ['snake', {}, 1],
  ['snake', { maze: 'gates' }, 1],
  ['snake', { maze: 'windmill' }, 2],
  ['super-jump', {}, 1],
  ['super-jump', { careful: true }, 2],
  ['super-jump', { ice: true }, 3],
  ['super-jump', { ice: true, careful: true }, 3],
] as const)('in %s, recordings with %j are of version %d', (id, config, version) => {
  expect(versionOf(games[id], config)).toBe(version);
});

test.each([
  ['snake', 'windmill-creature', 'Snake II'],
  ['super-jump', 'ice', 'Super Jump'],
] as const)('a recording of %s, %s, under earlier rules is refused', (id, name, title) => {
  const text = readFileSync(join(scenes, id, 'recordings', `${name}.txt`), 'utf8').trim();
  const decoded = decodeReplay(games[id], text);
  if (!decoded.ok) throw new Error(decoded.refusal);
  const older = encodeReplay(games[id], { ...decoded.value, version: 1 });
  const refused = decodeReplay(games[id], older);
  expect(refused.ok ? '' : refused.refusal).toContain(
    `The recording was made with other rules than today’s: ${title}, ${decoded.value.score} points`,
  );
});

import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { gameOf, games } from '../../scenes/games';
import type { HeadlessGame } from '../../scenes/kit/Game';
import { decodeReplay, encodeReplay } from '../../scenes/kit/rules/replayText';
import { golden } from './golden';

const loaded = new Map<string, HeadlessGame>();

beforeAll(async () => {
  for (const id of Object.keys(games)) loaded.set(id, (await gameOf(id)) as HeadlessGame);
});

const names = readdirSync(new URL('./', import.meta.url))
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''));

test.each(names)('%s is read, and written again to the letter', (name) => {
  const game = loaded.get(Object.keys(games).find((id) => name.startsWith(id)) ?? '');
  if (!game) throw new Error(`there is no game of ${name}`);
  const decoded = decodeReplay(game, golden(name));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(encodeReplay(game, decoded.value)).toBe(golden(name));
});

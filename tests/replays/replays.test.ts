import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { games, gameOf } from '../../scenes/games';
import { frozenOf } from '../../scenes/kit/rules/config';
import frozen from './frozen.json' with { type: 'json' };
import type { HeadlessGame } from '../../scenes/kit/Game';
import { isTune } from '../../scenes/kit/rules/tune';
import { judge } from '../../scenes/kit/rules/judge';
import { decodeReplay, describeReplay } from '../../scenes/kit/rules/replayText';
import { verify } from '../kit/play';
import { recordings } from '../../scripts/replays/recordings';

const folder = new URL('./', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''));
const loaded = new Map<string, HeadlessGame>();

function text(name: string): string {
  return readFileSync(new URL(`${name}.txt`, folder), 'utf8').trim();
}

function gameFor(name: string): HeadlessGame {
  const id = Object.keys(games).find((each) => name.startsWith(each)) ?? '';
  return loaded.get(id) as HeadlessGame;
}

beforeAll(async () => {
  for (const id of Object.keys(games)) loaded.set(id, (await gameOf(id)) as HeadlessGame);
});

test('there is a file for each recording and no other, and one of every game', () => {
  expect(names.sort()).toEqual(Object.keys(recordings).sort());
  for (const id of Object.keys(games)) expect(names.some((name) => name.startsWith(id))).toBe(true);
});

test.each(names)('%s plays to its end and hash, and is judged', (name) => {
  const game = gameFor(name);
  const decoded = decodeReplay(game, text(name));
  if (!decoded.ok) throw new Error(decoded.refusal);
  expect(verify(game, decoded.value)).toBeUndefined();
  const verdict = judge(game, decoded.value);
  if (!verdict.ok) throw new Error(verdict.refusal);
  const { score, ticks, practice, actions } = decoded.value;
  expect(verdict.value).toMatchObject({ score, ticks });
  const counts = !practice && !actions.some(([, action]) => isTune(action));
  if (!counts) expect(verdict.value.ineligible).toBeDefined();
  expect(describeReplay(text(name))).toMatchObject({ ok: true, value: { game: game.id, score } });
});

test.each(names)('%s is what today’s rules and bot still play', (name) => {
  expect(recordings[name]()).toBe(text(name));
});

test('a minute and a half of any game is at most 1,000 characters', () => {
  const lengths = names.map((name) => text(name).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1000);
});

test('recordings leave out what they always did', () => {
  // A value changed under the same version of the rules wants its old one as `frozen`, a new
  // constant `added` and a new line here, as does a new version.
  for (const game of loaded.values()) {
    const key = `${game.id} ${game.rules.version}` as keyof typeof frozen;
    expect(frozenOf(game.config)).toEqual(frozen[key]);
  }
});

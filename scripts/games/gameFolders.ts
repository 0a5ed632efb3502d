import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as gameList from '../../scenes/gameList';
import type { GameBot } from '../../scenes/kit/bot/GameBot';
import type { HeadlessGame } from '../../scenes/kit/Game';

export const scenes = resolve(import.meta.dirname, '../../scenes');

/** The contents of one game's folder. */
export type GameFolder = Readonly<{
  game: HeadlessGame;
  bot: GameBot;
  /** Golden recordings as text, by name. */
  recordings: Readonly<Record<string, string>>;
  /** By version of the rules: the constants that recordings leave out. */
  baseline: Readonly<Record<string, unknown>>;
}>;

/** The folders that hold a game, by name. */
export function gameIds(root = scenes): readonly string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'game.ts')));
}

/** What a game's folder must contain besides `game.ts`, and how to make each. */
const parts: readonly (readonly [path: string, remedy: string])[] = [
  ['entry.ts', 'Write one that exports `entry`, and export it from scenes/gameList.ts.'],
  ['config.ts', 'Write one with `defineConfig`.'],
  ['bot/bot.ts', 'Write one that exports `bot` by `defineBot`: docs/making-a-game.md, “The bot”.'],
  ['recordings/classic.txt', 'Make it with: npm run record -- NAME'],
  ['baseline.json', 'Make it with: npm run record -- NAME'],
];

/** The parts that a game's folder lacks and how to make them, one sentence each. */
export function missingParts(id: string, root = scenes): readonly string[] {
  const missing = parts
    .filter(([path]) => !existsSync(join(root, id, path)))
    .map(([path, remedy]) => `scenes/${id} has no ${path}. ${remedy.replace('NAME', id)}`);
  const isListed = Object.values(gameList).some((entry) => entry.id === id);
  if (isListed || missing.some((sentence) => sentence.includes('gameList'))) return missing;
  return [...missing, `scenes/gameList.ts does not export the entry of scenes/${id}.`];
}

/** The games whose folders lack nothing. The test of the folders names what the others lack. */
export function completeGameIds(): readonly string[] {
  return gameIds().filter((id) => missingParts(id).length === 0);
}

function entryOf(id: string) {
  const entry = Object.values(gameList).find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`There is no game “${id}” in scenes/gameList.ts.`);
  return entry;
}

export async function loadBot(id: string): Promise<GameBot> {
  return (await import(`../../scenes/${id}/bot/bot.ts`)).bot;
}

/** A golden recording as text. */
export function recordingText(id: string, name: string): string {
  return readFileSync(join(scenes, id, 'recordings', `${name}.txt`), 'utf8').trim();
}

export async function loadGameFolder(id: string): Promise<GameFolder> {
  const names = readdirSync(join(scenes, id, 'recordings')).map((file) => file.replace('.txt', ''));
  return {
    game: await entryOf(id).load(),
    bot: await loadBot(id),
    recordings: Object.fromEntries(names.map((name) => [name, recordingText(id, name)])),
    baseline: JSON.parse(readFileSync(join(scenes, id, 'baseline.json'), 'utf8')),
  };
}

export async function loadGame(id: string): Promise<HeadlessGame> {
  return entryOf(id).load();
}

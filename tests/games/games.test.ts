import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as gameList from '../../scenes/gameList';
import {
  completeGameIds,
  gameIds,
  loadGameFolder,
  missingParts,
} from '../../scripts/games/gameFolders';
import { keyName } from '../../src/hosts/keyName';
import { describeGame } from './describeGame';

const ids = gameIds();
const folders = await Promise.all(completeGameIds().map(loadGameFolder));

test("every game's folder is complete, and every listed game has a folder", () => {
  expect(ids.flatMap((id) => missingParts(id))).toEqual([]);
  expect(
    Object.values(gameList)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([...ids].sort());
});

test('a missing part is reported with the way to make it', () => {
  const root = mkdtempSync(join(tmpdir(), 'scenes-'));
  mkdirSync(join(root, 'bricks/bot'), { recursive: true });
  writeFileSync(join(root, 'bricks/game.ts'), '');
  expect(gameIds(root)).toEqual(['bricks']);
  expect(missingParts('bricks', root)).toEqual([
    'scenes/bricks has no entry.ts. Write one that exports `entry`, and export it from scenes/gameList.ts.',
    'scenes/bricks has no config.ts. Write one with `defineConfig`.',
    'scenes/bricks has no bot/bot.ts. Write one that exports `bot` by `defineBot`: docs/making-a-game.md, “The bot”.',
    'scenes/bricks has no recordings/classic.txt. Make it with: npm run record -- bricks',
    'scenes/bricks has no baseline.json. Make it with: npm run record -- bricks',
  ]);
  rmSync(root, { recursive: true });
});

describe.each(folders.map((folder) => [folder.game.id, folder] as const))('%s', (_, folder) => {
  describeGame(folder);
});

/** A key in a sentence for players. */
const keyWord = /\b(?:Arrows|arrow|Up|Right|Down|Left|Space|[A-Z])\b/g;
const arrows = ['↑', '→', '↓', '←'];
const words: Record<string, readonly string[]> = { Arrows: arrows, arrow: arrows };
for (const [index, way] of ['Up', 'Right', 'Down', 'Left'].entries()) words[way] = [arrows[index]];

// The cursor of a game without a pad belongs to its board, and so do the cursor's keys.
const onPad = new Set(
  folders.filter(({ game }) => game.controls.some(({ pad }) => pad)).map(({ game }) => game.id),
);

test.each(
  Object.values(gameList).flatMap((entry) =>
    entry.kind === 'game' && entry.controls && onPad.has(entry.id)
      ? [[entry.id, entry] as const]
      : [],
  ),
)('the cards of %s have its title, and name keys that its controls have', async (_, entry) => {
  const { controls, title } = await entry.load();
  expect(entry.title).toBe(title);
  const keys = new Set(controls.flatMap((control) => control.keys).map(keyName));
  const named = entry.controls?.desktop.match(keyWord) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.flatMap((word) => words[word] ?? [word]).filter((key) => !keys.has(key))).toEqual(
    [],
  );
});

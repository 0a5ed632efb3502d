import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordGame } from '../../scenes/kit/bot/recordGame';
import { baselineOf } from '../../scenes/kit/rules/config';
import { gameIds, loadBot, loadGame, scenes } from './gameFolders';

/**
 * Writes the golden recordings of a game, and the baseline of a new version of its rules. Run it
 * after a change of rules that is meant to change the game's behaviour, together with a raised
 * `version`.
 * @param anew overwrites the baseline of this version, for a game that nobody has played yet
 */
async function record(id: string, anew: boolean): Promise<void> {
  const game = await loadGame(id);
  const bot = await loadBot(id);
  mkdirSync(join(scenes, id, 'recordings'), { recursive: true });
  for (const [name, recipe] of Object.entries(bot.recordings)) {
    writeFileSync(
      join(scenes, id, 'recordings', `${name}.txt`),
      `${recordGame(game, bot, recipe)}\n`,
    );
    console.log(`recorded ${id}: ${name}`);
  }
  const file = join(scenes, id, 'baseline.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const { version } = game.rules;
  if (known[version] && !anew) return;
  const baseline = { ...known, [version]: baselineOf(game.config) };
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
  console.log(`wrote the baseline of ${id}, version ${version}`);
}

const words = process.argv.slice(2);
const anew = words.includes('--anew');
const asked = words.filter((word) => word !== '--anew');
const ids = gameIds();
const unknown = asked.filter((id) => !ids.includes(id));
if (unknown.length > 0) {
  console.error(`There is no game “${unknown.join(', ')}”. Games: ${ids.join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const id of asked.length > 0 ? asked : ids) await record(id, anew);
}

import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultsOf } from '../../scenes/kit/rules/config';
import { storeSection } from './curve/curveFile';
import { reacting } from './curve/curveOfMode';
import { keptCurves } from './curve/keptCurves';
import { playOnCores } from './curve/playOnCores';
import { printCurve } from './curve/printCurve';
import { drawReport } from './drawReport';
import { type Player, playableIds, playerOf } from './players';
import { playGames } from './playGames';
import { playRecordings, readRecordings } from './playRecordings';
import { printReport } from './printReport';
import type { Report, Series } from './Report';
import { type ChosenConfig, changesOf, readConfig } from './readConfig';
import { balanceThemePark } from './themePark/balanceThemePark';

const usage =
  async () => `npm run balance -- <game> [--against FILE] [--games NUMBER] [--out FOLDER]
    [--recordings FILE] [--reaction MS]
npm run balance -- [game] --curve [--games NUMBER] [--write]
  games: ${[...(await playableIds()), 'theme-park'].join(', ')}
  --curve: the share of runs that clear each level, in every mode and at three reaction times;
    without a game, of all games for the handheld; a mode at a time on each core
  --write: puts that into docs/balance.md, or the report of theme-park into its own file there
  --against FILE: a JSON object of constants, such as { "gravity": 0.4 }, played beside the
    config file's
  --games NUMBER: how many games to play; 1000 by default, ${curveGames} for each row of a curve
  --reaction MS: the bot's reaction time
  --recordings FILE: a table's recordings as players, beside the bot, or with --against under both
    configs: its rows as JSON, or a text on each line
  --out FOLDER: where the picture goes, balance-results where none is given`;

/** Each row of a curve is the mean of so many games. */
const curveGames = 100;
/** Each park is played about sixty times. */
const maxParks = 12;
const results = fileURLToPath(new URL('../../balance-results', import.meta.url));

/** Prints progress if the output is a terminal. */
function progress(name: string, count: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => {
    if (done % 10 === 0 || done === count) process.stderr.write(`\r${name}: ${done} of ${count}`);
    if (done === count) process.stderr.write('\n');
  };
}

type Options = Readonly<{
  against: string | undefined;
  recordings: string | undefined;
  count: number;
  folder: string;
}>;

/** Plays recordings of people, to compare them with the bot or under two configs. */
async function playersSeries(
  player: Player,
  file: string,
  { values, changes }: ChosenConfig,
  other: ChosenConfig | undefined,
  againstName: string,
): Promise<Report['series'] | undefined> {
  const replays = await readRecordings(player, file);
  const name = `${replays.length} recordings`;
  const people: Series = { name, changes, outcomes: playRecordings(player, replays, {}) };
  if (!other) return [people];
  const changed = Object.fromEntries(
    Object.entries(other.values).filter(([key, value]) => value !== values[key]),
  );
  const outcomes = playRecordings(player, replays, changed);
  return [people, { name: `${name}, ${againstName}`, changes: other.changes, outcomes }];
}

async function balance(player: Player, options: Options): Promise<void> {
  const { against, recordings, count, folder } = options;
  const { id, config: spec, title } = player.game;
  const series = (name: string, { values, changes }: ChosenConfig): Series => ({
    name,
    changes,
    outcomes: playGames(player, values, count, progress(name, count)),
  });
  const defaults = defaultsOf(spec);
  // Read the other config first: a mistake in it should not cost a thousand games.
  const other = against === undefined ? undefined : await readConfig(spec, against);
  /** Plays the bot's games, and compares them with people's games or with another config. */
  const botAnd = (beside: Series | [string, ChosenConfig] | undefined): Report['series'] => {
    const own = series(recordings ? 'the bot' : 'as it stands', standing);
    if (!beside) return [own];
    return [own, Array.isArray(beside) ? series(...beside) : beside];
  };
  const standing = { values: defaults, changes: changesOf(spec, defaults) };
  const againstName = basename(against ?? '', '.json');
  const people =
    recordings === undefined
      ? undefined
      : await playersSeries(player, recordings, standing, other, againstName);
  const report: Report = {
    title,
    stageName: player.stage.name,
    series: people?.length === 2 ? people : botAnd(people?.[0] ?? (other && [againstName, other])),
  };
  console.log(printReport(report));
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${id}.svg`);
  await writeFile(file, drawReport(report));
  console.error(`Drawn to ${file}`);
}

/** The players of the games that are played by keys. The others wait for the player. */
async function handheldPlayers(): Promise<readonly Player[]> {
  const players = await Promise.all((await playableIds()).map(playerOf));
  return players.filter(
    (player) => player !== undefined && player.game.controls.length > 0,
  ) as Player[];
}

async function curves(players: readonly Player[], count: number, writes: boolean): Promise<void> {
  for (const player of players) {
    const { id, title } = player.game;
    const kept = keptCurves(id, count);
    const tell = (mode: string) => console.error(`${title}: ${mode}`);
    const section = printCurve(
      await playOnCores(player, count, tell, undefined, kept),
      player.note,
    );
    console.log(section);
    if (writes) storeSection(title, section);
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      against: { type: 'string' },
      recordings: { type: 'string' },
      games: { type: 'string' },
      curve: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      reaction: { type: 'string', default: '0' },
      out: { type: 'string', default: results },
      help: { type: 'boolean', default: false },
    },
  });
  const [id] = positionals;
  const isCurve = values.curve || id === undefined;
  const count = Number(values.games ?? (isCurve ? curveGames : 1000));
  const isPark = id === 'theme-park';
  const found = positionals.length === 1 ? await playerOf(id) : undefined;
  const player = found && reacting(found, Number(values.reaction));
  const isKnown = id === undefined || isPark || player !== undefined;
  const isCount = Number.isInteger(count) && count > 0;
  if (!isKnown || !isCount || values.help) {
    if (id !== undefined && !isKnown)
      console.error(`There is no bot for "${positionals.join(' ')}".`);
    if (!isCount) console.error(`"${values.games}" is not a number of games.`);
    console.log(await usage());
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  // A park has no end and no score. Its report says which buildings are worth the money.
  if (isPark) return balanceThemePark(Math.min(count, maxParks), values.write);
  if (isCurve) return curves(found ? [found] : await handheldPlayers(), count, values.write);
  if (!player) return;
  const { against, recordings, out: folder } = values;
  await balance(player, { against, recordings, count, folder });
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

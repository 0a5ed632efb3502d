import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Bench, type BenchTable, toMarkdown } from './lib/BenchTable';

/** Every bench by name, loaded when it is run. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  hero: async () => (await import('./hero/benchHero')).benchHero,
  kit: async () => (await import('./kit')).benchKit,
  snake: async () => (await import('./snake')).benchSnake,
  'block-fall': async () => (await import('./blockFall')).benchBlockFall,
  'super-jump': async () => (await import('./superJump')).benchSuperJump,
  'graveyard-ghosts': async () => (await import('./graveyardGhosts')).benchGraveyardGhosts,
  'theme-park': async () => (await import('./themePark')).benchThemePark,
  'theme-park-picture': async () => (await import('./park/benchPark')).benchPark,
  call: async () => (await import('./call/benchCall')).benchCall,
  frames: async () => (await import('./frames/benchFrames')).benchFrames,
  mount: async () => (await import('./mount/benchMount')).benchMount,
  start: async () => (await import('./start')).benchStart,
  scale: async () => (await import('./scale/benchScale')).benchScale,
  crowd: async () => (await import('./backend/benchCrowd')).benchCrowd,
  crash: async () => (await import('./backend/benchCrash')).benchCrash,
  desktop: async () => (await import('./desktop/benchDesktop')).benchDesktop,
  hostile: async () => (await import('./backend/benchHostile')).benchHostile,
  messenger: async () => (await import('./messenger')).benchMessenger,
  teletext: async () => (await import('./teletext/benchTeletext')).benchTeletext,
  routes: async () => (await import('./routes/benchRoutes')).benchRoutes,
};

const results = fileURLToPath(new URL('../../bench-results', import.meta.url));
const usage = `npm run bench -- [--short] [name …]
  names: ${Object.keys(benches).join(', ')}; all of them where none is given
  --short: fewer rounds, for a look`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
  if (values.help || unknown.length > 0) {
    for (const name of unknown) console.error(`There is no bench "${name}".`);
    console.log(usage);
    process.exitCode = unknown.length > 0 ? 1 : 0;
    return;
  }
  const log = (line: string) => console.error(line);
  const tables: BenchTable[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    const bench = await benches[name]();
    const made = await bench({ short: values.short, log });
    for (const table of made) console.log(`\n${toMarkdown(table)}`);
    tables.push(...made);
  }
  await store(tables, values.short);
}

async function store(tables: readonly BenchTable[], short: boolean): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const heading = `# Bench of ${date}${short ? ' (short run)' : ''}`;
  await mkdir(results, { recursive: true });
  const file = join(results, date);
  await writeFile(`${file}.json`, `${JSON.stringify({ date, short, tables }, null, 2)}\n`);
  await writeFile(`${file}.md`, `${[heading, '', ...tables.map(toMarkdown)].join('\n')}`);
  console.error(`Written to ${file}.md and .json`);
}

await main();

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { pages } from '../../src/content/pages';
import { benches } from './benches';
import { type BenchTable, toMarkdown } from './lib/BenchTable';

const results = fileURLToPath(new URL('../../bench-results', import.meta.url));
const usage = `npm run bench -- [--short] [--only=path,…] [name …]
  names: ${Object.keys(benches).join(', ')}; all by default
  --short: as few rounds as possible, to see that a bench runs
  --only=/snake,/quiz: only these pages, for answers and routes
  --list: prints the names only`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      list: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const paths = values.only?.split(',') ?? [];
  const mistakes = [
    ...positionals
      .filter((name) => !Object.hasOwn(benches, name))
      .map((name) => `There is no bench "${name}".`),
    ...paths
      .filter((path) => !pages.some((page) => page.path === path))
      .map((path) => `There is no page "${path}".`),
  ];
  if (values.help || mistakes.length > 0) {
    for (const mistake of mistakes) console.error(mistake);
    console.log(usage);
    process.exitCode = mistakes.length > 0 ? 1 : 0;
    return;
  }
  if (values.list) {
    console.log(Object.keys(benches).join('\n'));
    return;
  }
  const log = (line: string) => console.error(line);
  const tables: BenchTable[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(benches)) {
    const bench = await benches[name]();
    const made = await bench({ short: values.short, paths, log });
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

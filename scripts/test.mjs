import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './setup/prepare.mjs';
import { endChildrenOnSignal } from './setup/run.mjs';
import { installSystemPackages } from './setup/systemPackages.mjs';
import { closingLine, sumCounts } from './test/counts.mjs';
import { suites } from './test/suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !suites.some((suite) => suite.name === name));

/** @param {number} startedAt */
const secondsSince = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1);

async function main() {
  requireNode();
  if (unknown !== undefined) {
    const names = suites.map(({ name }) => name).join(', ');
    throw new Error(`There is no suite "${unknown}". The suites are ${names}.`);
  }
  await installDependencies(root);
  await installSystemPackages();

  const results = [];
  for (const suite of suites) {
    if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
    const startedAt = performance.now();
    process.stdout.write(`${suite.name.padEnd(8)} ${suite.what} … `);
    const { output, ...counts } = await suite.run(root);
    const seconds = secondsSince(startedAt);
    console.log(`${closingLine(counts)} in ${seconds} s`);
    if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
    results.push({ name: suite.name, ...counts, seconds });
  }

  console.log(`\n${'suite'.padEnd(10)}passed  failed  skipped  seconds`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    const figures = [
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      seconds.padStart(7),
    ];
    console.log(`${name.padEnd(10)}${figures.join('  ')}`);
  }
  return sumCounts(results);
}

endChildrenOnSignal();
try {
  const total = await main();
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${closingLine(total)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

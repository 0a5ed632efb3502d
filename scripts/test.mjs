import { fileURLToPath } from 'node:url';
import { installDependencies, requireNode } from './setup/prepare.mjs';
import { endChildrenOnSignal } from './setup/run.mjs';
import { installSystemPackages } from './setup/systemPackages.mjs';
import { closingLine, sumCounts } from './test/counts.mjs';
import { lanes, onDemand } from './test/suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const suites = [...lanes.flat(), ...onDemand];
const unknown = wanted.find((name) => !suites.some((suite) => suite.name === name));

/** @param {number} startedAt */
const secondsSince = (startedAt) => ((performance.now() - startedAt) / 1000).toFixed(1);

/**
 * @param {import('./test/suites.mjs').Suite} suite
 * @param {Promise<void>} systemPackages settles when they are installed
 */
async function runSuite({ name, what, needsSystemPackages, run }, systemPackages) {
  if (needsSystemPackages) await systemPackages;
  const startedAt = performance.now();
  console.log(`${name.padEnd(8)} ${what} …`);
  const { output, flaky = [], ...counts } = await run(root);
  const seconds = secondsSince(startedAt);
  console.log(`${name.padEnd(8)} ${closingLine(counts)} in ${seconds} s`);
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`);
  return { name, ...counts, seconds, flaky };
}

/**
 * @param {readonly import('./test/suites.mjs').Suite[]} lane
 * @param {Promise<void>} systemPackages
 */
async function runLane(lane, systemPackages) {
  const results = [];
  for (const suite of lane) {
    const isWanted = wanted.length === 0 ? !onDemand.includes(suite) : wanted.includes(suite.name);
    if (isWanted) results.push(await runSuite(suite, systemPackages));
  }
  return results;
}

async function main() {
  requireNode();
  if (unknown !== undefined) {
    const names = suites.map(({ name }) => name).join(', ');
    throw new Error(`There is no suite "${unknown}". The suites are ${names}.`);
  }
  const systemPackages = installSystemPackages();
  const runLanes = async () => {
    await installDependencies(root);
    const all = [...lanes, onDemand].map((lane) => runLane(lane, systemPackages));
    return (await Promise.all(all)).flat();
  };
  const [results] = await Promise.all([runLanes(), systemPackages]);

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
  const flaky = results.flatMap((result) => result.flaky);
  if (flaky.length > 0) console.log('\nPassed only when retried:');
  for (const name of flaky) console.log(`  ${name}`);
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

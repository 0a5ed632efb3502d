import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findFirefox, findTestChromium } from '../setup/browsers.mjs';
import { run } from '../setup/run.mjs';
import {
  checkCounts,
  flakyTests,
  listedTests,
  playwrightCounts,
  sumCounts,
  vitestCounts,
} from './counts.mjs';
import { flakyMark } from './FlakyReporter.mjs';

/**
 * @typedef {import('./counts.mjs').Counts & { output: string, flaky?: string[] }} Outcome `flaky`
 *   names the tests that passed only when they were retried
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} what it tests, in a few words
 * @property {boolean} [needsSystemPackages] it waits until browsers and PostgreSQL are installed
 * @property {(root: string) => Promise<Outcome>} run
 */

const reportFolder = 'test-results';
/** Time limit for a suite that hangs. The longest takes 21 minutes on a slow virtual machine. */
const minutes = 45;

/**
 * Environment of the type checker, a program in Go. It runs without garbage collection, which took a
 * third of its time, and needs 2.2 GB instead of 1.9.
 */
export const compiler = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * @param {string} root
 * @param {string} tool node, or a command of the installed packages
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} [env]
 */
function runTool(root, tool, parameters, env = {}) {
  const command = tool === 'node' ? process.execPath : join(root, 'node_modules/.bin', tool);
  return run(command, parameters, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', ...env },
    quiet: true,
    minutes,
  });
}

/**
 * Runs a suite of checks that pass or fail as a whole.
 * @param {string} root
 * @param {readonly (readonly [string, ...string[]])[]} commands
 * @returns {Promise<Outcome>}
 */
async function checks(root, commands) {
  const results = [];
  for (const [tool, ...parameters] of commands) {
    results.push(await runTool(root, tool, parameters, compiler));
  }
  return {
    ...sumCounts(results.map(({ code }) => checkCounts(code))),
    output: results
      .filter(({ code }) => code !== 0)
      .map(({ output }) => output)
      .join('\n'),
  };
}

/**
 * @param {string} root
 * @param {string} name
 * @param {(reportFile: string) => Promise<{ code: number, output: string }>} runReporting
 * @returns {Promise<{ code: number, output: string, report: any }>} no report when it crashed
 */
async function withReport(root, name, runReporting) {
  const file = join(root, reportFolder, `${name}.json`);
  await mkdir(join(root, reportFolder), { recursive: true });
  await rm(file, { force: true });
  const { code, output } = await runReporting(file);
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  return { code, output, report };
}

/**
 * @param {string} root
 * @param {string} name of the report
 * @param {string} [project] or several, with a star
 * @param {readonly string[]} [options]
 * @returns {Promise<Outcome>}
 */
async function vitest(root, name, project = name, options = []) {
  const { code, output, report } = await withReport(root, name, (file) =>
    runTool(root, 'vitest', [
      'run',
      `--project=${project}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
      '--reporter=./scripts/test/FlakyReporter.mjs',
      '--retry=1',
      ...options,
    ]),
  );
  const flaky = output.split('\n').filter((line) => line.startsWith(flakyMark));
  return {
    ...vitestCounts(report, code),
    output,
    flaky: flaky.map((line) => line.slice(flakyMark.length)),
  };
}

/**
 * The outcome of tests whose browser is not installed.
 * @param {number} skipped
 * @returns {Outcome}
 */
const skip = (skipped) => ({ passed: 0, failed: 0, skipped, output: '' });

/**
 * @param {string} root
 * @param {string} folder
 */
async function countTestFiles(root, folder) {
  const files = await readdir(join(root, folder), { recursive: true });
  return files.filter((file) => /\.test\.tsx?$/.test(file)).length;
}

/**
 * @param {string} root
 * @param {string} name of the report
 * @param {readonly string[]} parameters
 */
function playwright(root, name, parameters) {
  return withReport(root, name, (file) =>
    runTool(root, 'playwright', ['test', '--retries=1', '--reporter=dot,json', ...parameters], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  );
}

/**
 * Runs the projects whose browser is installed and counts the tests of the others as skipped.
 * @param {string} root
 * @returns {Promise<Outcome>}
 */
async function site(root) {
  const projects = [
    { name: 'chromium', browser: findTestChromium() },
    { name: 'firefox', browser: findFirefox() },
  ];
  const options = (/** @type {boolean} */ isThere) =>
    projects
      .filter(({ browser }) => (browser !== undefined) === isThere)
      .map(({ name }) => `--project=${name}`);
  const missing = options(false);
  let skipped = 0;
  if (missing.length > 0) {
    const { report } = await playwright(root, 'site-skipped', ['--list', ...missing]);
    skipped = listedTests(report);
    if (missing.length === projects.length) return skip(skipped);
  }
  const { code, output, report } = await playwright(root, 'site', options(true));
  const counts = playwrightCounts(report, code);
  return { ...counts, skipped: counts.skipped + skipped, output, flaky: flakyTests(report) };
}

/** @type {Suite} */
const lint = {
  name: 'lint',
  what: 'lint rules and types',
  run: (root) =>
    checks(root, [
      ['biome', 'check', '--formatter-enabled=false', '.'],
      // The type-aware rules compute the types anyway, so this reports the compiler's errors as
      // well.
      ['oxlint', '--type-aware', '--type-check', '.'],
    ]),
};

/** @type {Suite} */
const format = {
  name: 'format',
  what: 'formatting',
  run: (root) => checks(root, [['biome', 'format', '.']]),
};

/** @type {Suite} */
const types = {
  name: 'types',
  what: 'rules use no browser types',
  run: (root) => checks(root, [['tsc', '-p', 'tsconfig.rules.json']]),
};

/** @type {Suite} */
const unit = {
  name: 'unit',
  what: 'rules, data, server',
  // By default Vitest uses one of two cores. The other suites end before this one.
  run: (root) => vitest(root, 'unit', 'unit*', ['--maxWorkers=100%']),
};

/** @type {Suite} */
const build = {
  name: 'build',
  what: 'building the site',
  run: (root) => checks(root, [['node', '--import', 'tsx', 'scripts/build/build.ts']]),
};

/** @type {Suite} */
const backend = {
  name: 'backend',
  what: 'database and services',
  needsSystemPackages: true,
  // These tests mostly wait for timers, killed processes and disks, so two files run at a time.
  run: (root) => vitest(root, 'backend', 'backend*', ['--maxWorkers=2']),
};

/** @type {Suite} */
const browser = {
  name: 'browser',
  what: 'hosts and toys in Chromium',
  needsSystemPackages: true,
  run: async (root) =>
    findTestChromium()
      ? vitest(root, 'browser')
      : skip(await countTestFiles(root, 'tests/browser')),
};

/** @type {Suite} */
const dev = {
  name: 'dev',
  what: 'the development server',
  needsSystemPackages: true,
  run: async (root) =>
    findTestChromium() ? vitest(root, 'dev') : skip(await countTestFiles(root, 'tests/dev')),
};

/** @type {Suite} */
const builtSite = {
  name: 'site',
  what: 'the built site, page by page',
  needsSystemPackages: true,
  run: site,
};

/**
 * The lanes run in parallel; the suites of a lane run one after another. Each takes a third of the
 * processor time before the site's suite, which then has the machine to itself: it measures pages.
 * The build comes first, because it keeps only one core busy. The checks come before the tests of the
 * database, because they need no system package: on a new machine these are installed meanwhile. A browser, a database or a timer can
 * be late on a busy machine, so a failed test is retried once, and reported if it then passes.
 * @type {readonly (readonly Suite[])[]}
 */
export const lanes = [[format, lint, types, backend, dev], [browser], [build, unit, builtSite]];

/** @type {Suite} */
const bench = {
  name: 'bench',
  what: 'every bench in its short form',
  run: async (root) => {
    const main = /** @type {const} */ (['--import', 'tsx', 'scripts/bench/main.ts']);
    const { code, output } = await runTool(root, 'node', [...main, '--list']);
    if (code !== 0) return { ...checkCounts(code), output };
    const names = output.split('\n').filter((line) => /^[a-z-]+$/.test(line));
    return checks(
      root,
      names.map((name) => ['node', ...main, '--short', name]),
    );
  },
};

/**
 * Suites that run only when they are named: they take minutes and check no behaviour of the site.
 * @type {readonly Suite[]}
 */
export const onDemand = [bench];

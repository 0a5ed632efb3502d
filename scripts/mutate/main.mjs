import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDependencies } from '../setup/prepare.mjs';

/**
 * Mutation testing: changes the sources in one place at a time and counts the changes that no unit
 * test notices. `npm run mutate` tests what differs from main, `npm run mutate -- scenes/snake` a
 * folder or a file. Results for unchanged code are reused.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Stryker accounts for a third of all packages, so the first run installs it. */
const stryker = fileURLToPath(new URL('stryker', import.meta.url));

/** The sources in which an unnoticed change counts. */
const scope = /^(?:scenes\/[^/]+\/rules|scenes\/kit|src\/lib|src\/stores|server)\/.*\.ts$/;

/** @param {readonly string[]} parameters */
const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  const changed = [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  return changed.filter((file) => scope.test(file) && existsSync(join(root, file)));
}

const wanted = process.argv
  .slice(2)
  .map((path) => (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`));
const files = wanted.length > 0 ? wanted : changedFiles();
if (files.length === 0) {
  console.log('Nothing to test: no rules, kit, lib, store or server file differs from main.');
} else {
  await installDependencies(stryker);
  const command = join(stryker, 'node_modules/.bin/stryker');
  const { status } = spawnSync(command, ['run', '--mutate', files.join(',')], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

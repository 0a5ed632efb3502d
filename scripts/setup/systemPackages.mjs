import { existsSync, readdirSync } from 'node:fs';
import { findChromium, findFirefox, findTestChromium } from './browsers.mjs';
import { run } from './run.mjs';

function hasPostgres() {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return false;
  return readdirSync(folder).some((version) => existsSync(`${folder}/${version}/bin/postgres`));
}

/** The Debian packages that the tests use, and what is skipped without each. */
const packages = [
  {
    name: 'chromium',
    isThere: () => findChromium() !== undefined,
    advice:
      'No Chromium or Chrome is installed: install one, or set CHROMIUM to its path, to run the tests that need a browser.',
  },
  {
    name: 'chromium-headless-shell',
    isThere: () => findTestChromium() !== findChromium() || Boolean(process.env.CHROMIUM),
    advice: undefined,
  },
  {
    name: 'firefox-esr',
    isThere: () => findFirefox() !== undefined,
    advice:
      'No Firefox is installed: install one, or set FIREFOX to its path, to run the tests that compare browsers.',
  },
  { name: 'postgresql', isThere: hasPostgres, advice: undefined },
  {
    name: 'fonts-noto-color-emoji',
    isThere: () => existsSync('/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'),
    advice: undefined,
  },
];

/**
 * Installs the missing packages if this process may do so, and otherwise prints what to install.
 */
export async function installSystemPackages() {
  const missing = packages.filter(({ isThere }) => !isThere());
  if (missing.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const names = missing.map(({ name }) => name);
    console.log(`Installing ${names.join(', ')} …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['-qq', 'update'], { env });
    /** @param {readonly string[]} wanted */
    const install = (wanted) =>
      run('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...wanted], {
        env,
        quiet: true,
      });
    const { code } = await install(names);
    // A package that a release does not have must not stop the others.
    if (code !== 0) for (const name of names) await install([name]);
  }
  for (const { isThere, advice } of missing) {
    if (advice && !isThere()) console.log(advice);
  }
}

import { type Browser, chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../setup/browsers.mjs';

/** Flags that stop the browser's background work. */
const quietFlags: readonly string[] = [
  ...chromiumFlags,
  '--disable-component-update',
  '--disable-sync',
  '--disable-field-trial-config',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--no-first-run',
];

/** A young generation so large that no collection happens within a window of frames. */
const wideNursery = '--js-flags=--expose-gc --min-semi-space-size=512 --max-semi-space-size=512';

/**
 * No machine code, and the tables of what each function has seen are made at its first call. By
 * default both come when a function was used often enough, so that the heap grows with the scripts
 * for a hundred mounts although nothing of a game is kept.
 */
const interpreted =
  '--js-flags=--expose-gc --no-opt --no-maglev --no-sparkplug --no-flush-bytecode --no-lazy-feedback-allocation';

const engineFlags = { time: '--js-flags=--expose-gc', heap: wideNursery, kept: interpreted };

/**
 * Starts a browser with an empty profile in the new headless mode.
 * @param purpose `heap` also delays the garbage collector; `kept` runs all scripts in the
 * interpreter, so that the heap holds data and bytecode only
 */
export function launchBrowser(purpose: keyof typeof engineFlags): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [...quietFlags, '--headless=new', engineFlags[purpose]],
    ignoreDefaultArgs: ['--headless', '--headless=old'],
  });
}

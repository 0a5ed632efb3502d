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
 * Starts a browser with an empty profile in the new headless mode.
 * @param purpose `heap` also exposes the garbage collector and delays it
 */
export function launchBrowser(purpose: 'time' | 'heap'): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...quietFlags,
      '--headless=new',
      purpose === 'heap' ? wideNursery : '--js-flags=--expose-gc',
    ],
    ignoreDefaultArgs: ['--headless', '--headless=old'],
  });
}

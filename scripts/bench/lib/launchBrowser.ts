import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** Where the browser is: as told, or where the usual systems have it. */
export function browserPath(): string | undefined {
  const places = [
    process.env.CHROMIUM,
    process.env.CHROME_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => place && existsSync(place));
}

/** What keeps a browser from doing anything but the page, with WebGL 2 in software. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-field-trial-config',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--no-first-run',
];

/** So large a young generation that no collection falls into a window of frames. */
const wideNursery = '--js-flags=--expose-gc --min-semi-space-size=512 --max-semi-space-size=512';

/**
 * A browser with an empty profile, in the new headless mode.
 * @param purpose `heap` also exposes the collector and holds it back
 */
export function launchBrowser(purpose: 'time' | 'heap'): Promise<Browser> {
  return chromium.launch({
    executablePath: browserPath(),
    channel: browserPath() ? undefined : 'chromium',
    args: [
      ...quietFlags,
      '--headless=new',
      purpose === 'heap' ? wideNursery : '--js-flags=--expose-gc',
    ],
    ignoreDefaultArgs: ['--headless', '--headless=old'],
  });
}

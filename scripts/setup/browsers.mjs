import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @param {readonly string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * @param {string | undefined} chosen
 * @param {readonly string[]} places
 */
function firstExisting(chosen, places) {
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return places.find((place) => existsSync(place));
}

/**
 * The path of an installed Chromium or Chrome, if there is one. The variable CHROMIUM overrides it.
 */
export function findChromium() {
  return firstExisting(process.env.CHROMIUM, [
    '/usr/bin/chromium',
    ...onPath(['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  ]);
}

/**
 * The path of the browser for tests: Chromium's headless shell if it is installed, which needs a
 * third of the whole browser's processor time, otherwise the result of findChromium.
 */
export function findTestChromium() {
  if (process.env.CHROMIUM) return findChromium();
  return (
    firstExisting(undefined, [
      '/usr/bin/chromium-headless-shell',
      ...onPath(['chromium-headless-shell', 'chrome-headless-shell']),
    ]) ?? findChromium()
  );
}

/** The path of an installed Firefox, if there is one. The variable FIREFOX overrides it. */
export function findFirefox() {
  return firstExisting(process.env.FIREFOX, [
    '/usr/bin/firefox-esr',
    ...onPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  ]);
}

/** Flags for Chromium without a screen, a graphics card or background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

/**
 * Paint the page directly with the processor instead of a simulated graphics card, in two processes
 * fewer: messages between processes cost most where a machine is virtual. The second feature is
 * Playwright's own, whose list this one replaces.
 */
export const testChromiumFlags = [
  ...chromiumFlags,
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

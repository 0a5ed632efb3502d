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

/** The path of an installed Chromium or Chrome, if there is one; CHROMIUM says otherwise. */
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
 * The path of the browser that tests run in: Chromium's headless shell, which spends a third of the
 * processor time of the whole browser, where there is one; else the browser of findChromium.
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

/** The path of an installed Firefox, if there is one; FIREFOX says otherwise. */
export function findFirefox() {
  return firstExisting(process.env.FIREFOX, [
    '/usr/bin/firefox-esr',
    ...onPath(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  ]);
}

/** Chromium without a screen, a graphics card or anything that calls home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-background-networking',
];

/** The page is painted by the processor at once, not by a graphics card that is only simulated. */
export const testChromiumFlags = [
  ...chromiumFlags,
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
];

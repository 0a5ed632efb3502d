import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { findFirefox, findTestChromium, testChromiumFlags } from './scripts/setup/browsers.mjs';

const dataDir = 'test-results/data';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Workers read this file too; they inherit the port that the first reading chose.
if (!process.env.SITE_PORT) {
  process.env.SITE_PORT = String(await freePort());
  rmSync(dataDir, { recursive: true, force: true });
}
const address = `http://127.0.0.1:${process.env.SITE_PORT}`;

const chromiumOptions = { executablePath: findTestChromium(), args: testChromiumFlags };

export default defineConfig({
  testDir: 'tests',
  testMatch: ['site/**/*.spec.ts', 'spec/**/*.spec.ts'],
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Two workers leave the two cores idle while they wait for a timer or the network. A third uses that
  // time. On a slow virtual machine a fourth made the same tests a sixth slower.
  workers: 3,
  // Limits for what hangs. A slow virtual machine has taken two and a half times as long as a fast one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
  },
  // The longest tests first: a long one that comes last would have a machine to itself.
  projects: [
    {
      name: 'firefox',
      grep: /@firefox/,
      // It has few tests, and every worker would start a browser.
      workers: 1,
      use: {
        browserName: 'firefox',
        // Debian's Firefox speaks WebDriver BiDi, which only this channel does.
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() },
      },
    },
    {
      name: 'chromium',
      grepInvert: /@firefox-only/,
      use: { ...devices['Desktop Chrome'], launchOptions: chromiumOptions },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${address}/api/health`,
    env: {
      PORT: process.env.SITE_PORT,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      // Tests name addresses of their own, or they would share one visitor's limits.
      TRUST_PROXY: '1',
    },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});

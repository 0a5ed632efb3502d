import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findTestChromium, testChromiumFlags } from './scripts/setup/browsers.mjs';
import { builtModules } from './scripts/vite/builtModules.ts';
import { leanTone } from './scripts/vite/leanTone.ts';
import { quickEngine } from './tests/backend/support/quickEngine.ts';

/** Tests that measure memory or replace globals and modules. They need a process of their own. */
const alone = [
  'tests/stores/**/*.test.ts',
  'tests/server/connections.test.ts',
  'tests/services/received.test.ts',
  'tests/{games,theme-park}/allocation.test.ts',
  'tests/hero/HeroRun.test.ts',
  'tests/block-fall/game.test.ts',
];

/** Modules that simulate for long. Node loads them itself, because they need nothing of Vite. */
const ownModules = [/[/]scenes[/].*[.]ts$/, /[/]scripts[/](?:balance|games|bench)[/]/];

/** Tests that replace a module by another. */
const backendAlone = ['tests/backend/chatReturn.test.ts'];

/** Tests that count loaded modules, look at what is painted, or play sound. */
const pageAlone = [
  'tests/browser/{audio,graveyard-ghosts,hero,super-jump}/**/*.test.{ts,tsx}',
  'tests/browser/hosts/{lateCodecs,unloadedCodecs}.test.{ts,tsx}',
];

/** Tests that measure the heap of a page. */
const heapMeasured = [
  'tests/browser/desktop/{openAndClose,screensaver}.test.tsx',
  'tests/browser/hosts/cycles.test.tsx',
];

/**
 * Chromium for the tests of hosts and views. It never discards compiled code: code that is compiled
 * again would look like memory that a test has leaked. It collects garbage in one thread, because
 * helper threads cost more than they save while both cores are busy.
 */
const chromium = (...flags: string[]) =>
  playwright({
    launchOptions: {
      executablePath: findTestChromium(),
      args: [
        ...testChromiumFlags,
        `--js-flags=${['--expose-gc', '--no-flush-bytecode', '--single-threaded-gc', ...flags].join(' ')}`,
      ],
    },
  });

/**
 * Chromium without its optimising compilers. V8 keeps compiled code, and what it has learned of a
 * function, in the heap, and keeps more of it each time the function runs. Without these compilers ten
 * openings of a window retain nothing. With them they retain a hundred kilobytes.
 */
const plainHeap = chromium(
  '--no-lazy-feedback-allocation',
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
);

/**
 * Runs instances one after another: a page that draws slows another page down. An instance accepts
 * this option of projects, although its type lacks it.
 */
const inTurn = (groupOrder: number) => ({ sequence: { groupOrder } });

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [builtModules()],
        test: {
          name: 'unit',
          setupFiles: ['tests/fixedSeed.ts', 'tests/sameBytes.ts', 'tests/sourceLines.ts'],
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**', 'tests/browser/**', 'tests/dev/**', ...alone],
          // Rules and data keep nothing: a process for each file would cost more than the tests.
          isolate: false,
          // Node loads the rules itself. As Vitest's modules every call between them goes through a getter,
          // which takes a park or a bot up to twice as long.
          // What a test makes is garbage soon, and threads that help to collect it cost more than they give
          // where both cores are busy.
          execArgv: ['--import', 'tsx', '--single-threaded-gc', '--min-semi-space-size=16'],
          server: { deps: { external: ownModules } },
          // A busy machine is no fault of the code.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [builtModules()],
        test: {
          name: 'unit-alone',
          // Without threads V8 collects garbage and compiles at the same moments in every run, on a busy
          // machine too. Otherwise two numbers of a frame were boxed in one run of ten.
          execArgv: ['--single-threaded'],
          setupFiles: 'tests/fixedSeed.ts',
          environment: 'node',
          include: alone,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'backend',
          execArgv: [quickEngine],
          setupFiles: 'tests/fixedSeed.ts',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          exclude: backendAlone,
          // Each server is closed by its test: what they share is the compiled database.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'backend-alone',
          execArgv: [quickEngine],
          setupFiles: 'tests/fixedSeed.ts',
          environment: 'node',
          include: backendAlone,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'dev',
          environment: 'node',
          include: ['tests/dev/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), builtModules()],
        // The site's pictures: one that is missing is asked for again each time that it is shown.
        publicDir: 'assets',
        optimizeDeps: {
          include: [
            'phaser',
            'pixi.js',
            'pixi.js/unsafe-eval',
            '@pixi/react',
            'tone',
            'react-dom/client',
            'lil-gui',
          ],
          rolldownOptions: { plugins: [leanTone()] },
        },
        test: {
          name: 'browser',
          setupFiles: ['tests/browser/patience.ts', 'tests/browser/quietTimeline.ts'],
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: chromium(),
            instances: [
              { name: 'browser-alone', browser: 'chromium', include: pageAlone },
              {
                name: 'browser-heap',
                browser: 'chromium',
                provider: plainHeap,
                include: heapMeasured,
                ...inTurn(1),
              },
              // Each page loads the tools, React and the hosts anew: a third of the hosts' time.
              {
                name: 'browser-shared',
                browser: 'chromium',
                exclude: [...pageAlone, ...heapMeasured],
                isolate: false,
                ...inTurn(2),
              },
            ],
          },
        },
      },
    ],
  },
});

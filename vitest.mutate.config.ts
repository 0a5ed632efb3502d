import { defineConfig } from 'vitest/config';
import { builtModules } from './scripts/vite/builtModules.ts';

/** The unit tests as one project, which is what StrykerJS can run: `npm run mutate`. */
export default defineConfig({
  plugins: [builtModules()],
  test: {
    environment: 'node',
    // Chance must not decide whether a fault is noticed.
    setupFiles: 'tests/fixedSeed.ts',
    include: ['tests/**/*.test.ts'],
    // What reads the sources or measures the heap would read and measure the mutants' machinery.
    testNamePattern: /^(?!.*allocates)/,
    exclude: [
      'tests/{backend,browser,dev,bench,scripts,boundaries,styles}/**',
      'tests/boundaries.test.ts',
      // What reads the documents would find none beside the mutants.
      'tests/server/deploy.test.ts',
      'tests/**/allocation.test.ts',
    ],
    testTimeout: 30_000,
  },
});

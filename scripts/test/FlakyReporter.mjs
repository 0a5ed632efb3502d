/** Prefix of the line for a test that failed once and passed when it was retried. */
export const flakyMark = 'flaky: ';

/**
 * Vitest's reporter of the tests that passed only when they were retried: a line each on standard
 * output.
 * @typedef {import('vitest/node').Reporter} Reporter
 * @implements {Reporter}
 */
export default class FlakyReporter {
  /** @type {string[]} */
  #names = [];

  /** @param {import('vitest/node').TestCase} test */
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd() {
    for (const name of this.#names) process.stdout.write(`\n${flakyMark}${name}\n`);
  }
}

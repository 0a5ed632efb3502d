/**
 * The result of a suite.
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 */

/**
 * A suite that ended with an error, or without any test, counts as failed even without a failed
 * test.
 * @param {Counts} counts
 * @param {number} code the exit status of what ran the tests
 * @returns {Counts}
 */
function withCrash(counts, code) {
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (code !== 0 || ranNothing)) return { ...counts, failed: 1 };
  return counts;
}

/**
 * @param {number} code the exit status of a check that counts as one test
 * @returns {Counts}
 */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * @typedef {{ status: string, assertionResults: { status: string }[] }} VitestFile
 * @param {{ testResults: VitestFile[] } | undefined} report of vitest's JSON reporter
 * @param {number} code
 * @returns {Counts}
 */
export function vitestCounts(report, code) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of report?.testResults ?? []) {
    const failedBefore = counts.failed;
    for (const { status } of file.assertionResults) {
      if (status === 'passed') counts.passed += 1;
      else if (status === 'failed') counts.failed += 1;
      else counts.skipped += 1;
    }
    // A file that could not be loaded has no tests that fail.
    if (file.status === 'failed' && counts.failed === failedBefore) counts.failed += 1;
  }
  return withCrash(counts, code);
}

/**
 * @typedef {{ expected: number, unexpected: number, flaky: number, skipped: number }} PlaywrightStats
 * @param {{ stats: PlaywrightStats } | undefined} report of Playwright's JSON reporter
 * @param {number} code
 * @returns {Counts}
 */
export function playwrightCounts(report, code) {
  const stats = report?.stats ?? { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  return withCrash(
    { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped },
    code,
  );
}

/**
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }}
 *   PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @param {PlaywrightSuite | undefined} report of Playwright's JSON reporter
 * @returns {string[]} the tests that failed once and passed when they were retried
 */
export function flakyTests(report) {
  const own = (report?.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  );
  return [...own, ...(report?.suites ?? []).flatMap(flakyTests)];
}

/**
 * @typedef {{ specs?: { tests: unknown[] }[], suites?: ListedSuite[] }} ListedSuite
 * @param {ListedSuite | undefined} report of Playwright's JSON reporter, of a run or of `--list`
 * @returns {number} of its tests, counted once for each project
 */
export function listedTests(report) {
  if (!report) return 0;
  const own = (report.specs ?? []).reduce((sum, { tests }) => sum + tests.length, 0);
  return (report.suites ?? []).reduce((sum, suite) => sum + listedTests(suite), own);
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sumCounts(all) {
  return all.reduce(
    (sum, counts) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + counts.failed,
      skipped: sum.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * The last line of a run.
 * @param {Counts} counts
 */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

import { describe, expect, test } from 'vitest';
import {
  checkCounts,
  closingLine,
  flakyTests,
  listedTests,
  playwrightCounts,
  sumCounts,
  vitestCounts,
} from '../../scripts/test/counts.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});

describe('counts of a vitest report', () => {
  test('adds up files, and counts tests that neither passed nor failed as skipped', () => {
    const report = {
      testResults: [
        file('passed', 'passed', 'passed', 'todo'),
        file('failed', 'passed', 'failed', 'skipped'),
      ],
    };
    expect(vitestCounts(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  test('a file that does not load counts as failed', () => {
    const report = { testResults: [file('failed'), file('passed', 'passed')] };
    expect(vitestCounts(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('a crash without a report counts as failed', () => {
    expect(vitestCounts(undefined, 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('an error beside passing tests counts as failed', () => {
    const report = { testResults: [file('passed', 'passed')] };
    expect(vitestCounts(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  test('a suite without a test counts as failed, whatever its status', () => {
    expect(vitestCounts({ testResults: [] }, 0).failed).toBe(1);
    expect(vitestCounts({ testResults: [file('passed', 'skipped')] }, 0).failed).toBe(1);
  });
});

describe('counts of a Playwright report', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 2 };

  test('are taken from its statistics', () => {
    expect(playwrightCounts({ stats }, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
  });

  test('a test that passes on retry counts as passed, and is named', () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 } }, 0)).toEqual({
      passed: 6,
      failed: 0,
      skipped: 2,
    });
    const spec = (title: string, status: string) => ({
      title,
      file: 'site/a.spec.ts',
      tests: [{ status, projectName: 'phone' }],
    });
    const suites = [
      { specs: [spec('holds', 'expected')], suites: [{ specs: [spec('blinks', 'flaky')] }] },
    ];
    expect(flakyTests({ suites })).toEqual(['[phone] site/a.spec.ts › blinks']);
    expect(flakyTests(undefined)).toEqual([]);
  });

  test('a server that does not start counts as failed', () => {
    const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats: none }, 1).failed).toBe(1);
  });

  test('listed tests are found at any depth', () => {
    const spec = { tests: [{}, {}] };
    expect(listedTests({ suites: [{ specs: [spec], suites: [{ specs: [spec] }] }] })).toBe(4);
  });
});

test('a check counts as one test', () => {
  expect(checkCounts(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
  expect(checkCounts(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('the closing line names skipped tests only when there are any', () => {
  const all = [checkCounts(0), checkCounts(1), checkCounts(0)];
  expect(closingLine(sumCounts(all))).toBe('2 passed, 1 failed');
  expect(closingLine(sumCounts([...all, { passed: 0, failed: 0, skipped: 3 }]))).toBe(
    '2 passed, 1 failed, 3 skipped',
  );
});

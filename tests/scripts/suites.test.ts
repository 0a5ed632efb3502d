import { expect, test } from 'vitest';
import { lanes, onDemand } from '../../scripts/test/suites.mjs';

test('every suite is in exactly one lane', () => {
  const names = lanes.flat().map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'backend',
    'browser',
    'build',
    'dev',
    'format',
    'lint',
    'site',
    'types',
    'unit',
  ]);
});

test('the benches run only when they are named', () => {
  expect(onDemand.map(({ name }) => name)).toEqual(['bench']);
});

test("unit and build share a lane, because the server's tests read the build", () => {
  const lane = lanes.find((suites) => suites.some(({ name }) => name === 'build'));
  expect(lane?.map(({ name }) => name)).toContain('unit');
});

test('the site suite runs after the build', () => {
  const lane = lanes.find((suites) => suites.some(({ name }) => name === 'site'));
  const names = lane?.map(({ name }) => name) ?? [];
  expect(names).toContain('build');
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('site'));
});

test('while the browsers are installed, two of three lanes have something to do', () => {
  const waiting = lanes.filter(([first]) => first?.needsSystemPackages);
  expect(waiting.map(([first]) => first?.name)).toEqual(['browser']);
});

import { expect, test } from 'vitest';
import { lanes, onDemand } from '../../scripts/test/suites.mjs';

test('every suite runs once', () => {
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

test('unit and build have one lane: the server’s own tests read what is built', () => {
  const lane = lanes.find((suites) => suites.some(({ name }) => name === 'build'));
  expect(lane?.map(({ name }) => name)).toContain('unit');
});

test('the site is tested once it is built', () => {
  const lane = lanes.find((suites) => suites.some(({ name }) => name === 'site'));
  const names = lane?.map(({ name }) => name) ?? [];
  expect(names).toContain('build');
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('site'));
});

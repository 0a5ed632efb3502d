import { expect, test } from 'vitest';
import { stages } from '../../scripts/test/suites.mjs';

test('every suite runs once', () => {
  const names = stages.flat(2).map(({ name }) => name);
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

test('unit and build have one lane: the server’s own tests read what is built', () => {
  const lane = stages.flat().find((suites) => suites.some(({ name }) => name === 'build'));
  expect(lane?.map(({ name }) => name)).toContain('unit');
});

test('the site is tested once it is built', () => {
  const lane = stages.flat().find((suites) => suites.some(({ name }) => name === 'site'));
  const names = lane?.map(({ name }) => name) ?? [];
  expect(names).toContain('build');
  expect(names.indexOf('build')).toBeLessThan(names.indexOf('site'));
});

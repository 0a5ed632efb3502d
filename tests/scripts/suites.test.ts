import { expect, test } from 'vitest';
import { stages } from '../../scripts/test/suites.mjs';

test('every suite runs once, and what needs the built site after the build', () => {
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
  const stageOf = (name: string) =>
    stages.findIndex((lanes) => lanes.flat().some((suite) => suite.name === name));
  expect(stageOf('site')).toBeGreaterThan(stageOf('build'));
});

test('unit and build have one lane: the server’s own tests read what is built', () => {
  const lane = stages.flat().find((suites) => suites.some(({ name }) => name === 'build'));
  expect(lane?.map(({ name }) => name)).toContain('unit');
});

import { expect, test } from 'vitest';
import { blockFallConfig } from '../../../scenes/block-fall/config';
import { superJumpConfig } from '../../../scenes/super-jump/config';
import { hasCategory } from '../../../src/toys/arcadeboy/hasCategory';

test.each(['classic', 'startLevel 3', 'variant sprint', 'hold false, startLevel 20'])(
  'Block Fall has the category %s',
  (category) => expect(hasCategory(blockFallConfig, category)).toBe(true),
);

test.each([
  'turbo',
  'variant turbo',
  'startLevel 99',
  'startLevel',
  'hold maybe',
  'toString 1',
  '',
])('a record of %j is of a mode that Block Fall does not have', (category) =>
  expect(hasCategory(blockFallConfig, category)).toBe(false),
);

test('a constant that is no mode has no category', () => {
  expect(hasCategory(superJumpConfig, 'careful true')).toBe(true);
  expect(hasCategory(superJumpConfig, 'gravity 0.5')).toBe(false);
});

import { expect, it } from 'vitest';
import { looksOf } from '../../src/services/chat/looksOf';

it.each([
  ['Ann', 'Аnn'],
  ['paypal', 'раураl'],
  ['Zoe', 'Zoë'],
  ['x X x', 'xXx'],
  ['Moderator', 'M0derat0r'],
  ['Bill', 'BiIl'],
  ['Lil', '1il'],
  ['Max', 'M.a.x'],
])('%s looks like %s', (name, other) => {
  expect(looksOf(name)).toBe(looksOf(other));
});

it.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['Жанна', 'Анна'],
])('%s does not look like %s', (name, other) => {
  expect(looksOf(name)).not.toBe(looksOf(other));
});

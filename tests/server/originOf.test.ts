import { expect, test } from 'vitest';
import { originOf } from '../../server/originOf';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['kid.example', 'http://kid.example:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('what listens on %s is found at %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});

import { expect, test } from 'vitest';
import { originOf } from '../../server/createServer';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['kid.example', 'http://kid.example:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
])('a server that listens on %s has the origin %s', (host, origin) => {
  expect(originOf(host, 3000)).toBe(origin);
});

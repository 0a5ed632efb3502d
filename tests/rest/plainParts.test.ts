import { expect, test } from 'vitest';
import { acceptedEncoding } from '../../server/acceptedEncoding';
import { startFailure } from '../../server/startFailure';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.5,gzip;q=0.5', 'br'],
  ['gzip ; q=0.2 ; level=9', 'gzip'],
  ['*', 'br'],
  ['*;q=0.1, br;q=0', 'gzip'],
  ['br;q=much', undefined],
  ['identity', undefined],
])('Accept-Encoding: %s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
});

test('an unavailable encoding is not chosen', () => {
  expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  expect(acceptedEncoding('br, gzip', [])).toBeUndefined();
});

test.each([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is already in use: stop what uses it, or choose another with PORT=3001.',
  ],
  [{ code: 'EACCES', port: 80 }, 'Port 80 is reserved on this machine: choose another with PORT.'],
  [
    { code: 'EADDRNOTAVAIL', address: '192.0.2.1' },
    'This machine has no address 192.0.2.1: choose another with HOST.',
  ],
  [
    { code: 'ENOTFOUND', address: 'nowhere' },
    'This machine has no address nowhere: choose another with HOST.',
  ],
  [{ code: 'EPERM' }, 'told'],
  [{}, 'told'],
])('a start that fails with %j explains it in a sentence', (fields, sentence) => {
  expect(startFailure(Object.assign(new Error('told'), fields))).toBe(sentence);
});

test('any other error is reported as it is', () => {
  expect(startFailure('out of paper')).toBe('out of paper');
});

import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestUrl } from '../../server/requestUrl';

/** The URL of a request for that address with those raw headers. */
function asked(url: string | undefined, rawHeaders = ['Host', 'x'], httpVersion = '1.1') {
  const names = rawHeaders.map((name) => name.toLowerCase());
  const at = names.findIndex((name, place) => place % 2 === 0 && name === 'host');
  const headers = at < 0 ? {} : { host: rawHeaders[at + 1] };
  return requestUrl({ url, headers, rawHeaders, httpVersion } as IncomingMessage)?.href;
}

test.each([
  ['/', 'http://localhost/'],
  ['/a?b#c', 'http://localhost/a?b#c'],
  ['//other.example/a', 'http://localhost//other.example/a'],
  ['http://other.example/a', 'http://other.example/a'],
  ['https://other.example/a', 'https://other.example/a'],
  ['ftp://other.example/a', undefined],
  ['a-http://other.example/', undefined],
  ['http:/other.example/', undefined],
  ['http://', undefined],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
  ['/a\\b', undefined],
])('%s becomes %s', (url, expected) => {
  expect(asked(url)).toBe(expected);
});

test('exactly one host header is allowed, in any case', () => {
  expect(asked('/', ['hOsT', 'site.example:80'])).toBe('http://localhost/');
  expect(asked('/', ['x-a', 'host', 'Host', 'x'])).toBe('http://localhost/');
  expect(asked('/', ['Host', 'x', 'x-a', 'host', 'hosts', 'y'])).toBe('http://localhost/');
  expect(asked('/', ['Host', 'x', 'HOST', 'x'])).toBeUndefined();
  expect(asked('/', ['Host', 'a b'])).toBeUndefined();
  expect(asked('/', ['Host', ''])).toBeUndefined();
});

test('only HTTP/1.0 may omit it', () => {
  expect(asked('/', [], '1.0')).toBe('http://localhost/');
  expect(asked('/', [], '1.1')).toBeUndefined();
  expect(asked('/', ['Host', 'a b'], '1.0')).toBeUndefined();
});

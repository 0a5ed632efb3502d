import { expect, test } from 'vitest';
import { servedHosts } from '../../server/servedHosts';
import { serve } from './builtSite';
import { rawRequest } from './rawRequest';

const names = {
  host: '0.0.0.0',
  siteUrl: 'https://www.ninetieskid.test/',
  allowedHosts: ['kid.lan', 'Other.Example'],
};

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'kid.localhost',
  '127.0.0.1:3000',
  '192.168.1.7:3000',
  '[::1]:3000',
  'www.ninetieskid.test',
  'www.ninetieskid.test:8443',
  'kid.lan:3000',
  'other.example',
  undefined,
])('serves the API to %s', (host) => {
  expect(servedHosts(names)(host)).toBe(true);
});

test.each([
  'evil.example',
  'evil.example:3000',
  'ninetieskid.test',
  'www.ninetieskid.test.evil.example',
  'localhost.evil.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  'a b',
  '',
])('does not serve the API to "%s"', (host) => {
  expect(servedHosts(names)(host)).toBe(false);
});

test('serves the name that it listens on', () => {
  expect(servedHosts({ host: 'kid.internal' })('kid.internal:3000')).toBe(true);
  expect(servedHosts({ host: 'kid.internal' })('evil.example')).toBe(false);
});

test('leaves the choice of names to a trusted proxy', () => {
  expect(servedHosts({ host: '127.0.0.1', trustProxy: true })('any.example')).toBe(true);
});

test('ignores a site address that is not a URL', () => {
  expect(servedHosts({ host: '127.0.0.1', siteUrl: 'not a url' })('not')).toBe(false);
});

/** A request from a page whose name was rebound to this server's address. */
const rebound = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n` +
  `Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n${more}\r\n{}`;

test.each(['/api/send-sms', '/rest/v1/messenger_messages', '/realtime/v1/api/broadcast'])(
  'refuses %s to a page that rebinds its name to this server',
  async (path) => {
    const { port } = await serve();
    const answer = await rawRequest(port, rebound(path));
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(answer).toContain('does not answer to the host name of the request');
    expect(answer.toLowerCase()).toContain('content-security-policy');
  },
);

test('refuses a WebSocket to a page that rebinds its name', async () => {
  let upgrades = 0;
  const upgrade = () => {
    upgrades += 1;
    return false;
  };
  const { port } = await serve({ backend: { upgrade, warm: () => {}, close: async () => {} } });
  const request = (host: string) =>
    `GET /realtime/v1/websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`;
  expect(await rawRequest(port, request('evil.example'))).toMatch(/^HTTP\/1\.1 421 /);
  expect(upgrades).toBe(0);
  expect(await rawRequest(port, request('localhost'))).toMatch(/^HTTP\/1\.1 404 /);
  expect(upgrades).toBe(1);
});

test('serves pages to any name', async () => {
  const { port } = await serve();
  const request = 'GET /toys HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n';
  expect(await rawRequest(port, request)).toMatch(/^HTTP\/1\.1 200 /);
});

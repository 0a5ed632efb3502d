import { describe, expect, test } from 'vitest';
import { serve } from './builtSite';
import { rawRequest } from './rawRequest';

const plain = { 'accept-encoding': 'identity' };

describe('pages and files', () => {
  test('a page is served with its type, and is not cached', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/toys`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await response.text()).toContain('Toys');
  });

  test('a page built without an address contains the served one', async () => {
    const { address } = await serve();
    const home = await (await fetch(address)).text();
    expect(home).toContain(`data-origin="${address}"`);
    const sitemap = await (await fetch(`${address}/sitemap.xml`, { headers: plain })).text();
    expect(sitemap).toBe(`<loc>${address}/toys</loc>`);
  });

  test.each([
    ['/toys/', '/toys'],
    ['/toys//', '/toys'],
    ['/toys/index.html', '/toys'],
    ['/index.html?year=1997', '/?year=1997'],
    ['/toys/?from=home', '/toys?from=home'],
  ])('%s redirects to the one address %s', async (from, to) => {
    const { address } = await serve();
    const response = await fetch(`${address}${from}`, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });

  test('an address that only looks like another host is not redirected there', async () => {
    const { port } = await serve();
    const answer = await rawRequest(
      port,
      'GET //elsewhere.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
    );
    expect(answer).not.toMatch(/^location: \/\//im);
  });

  test.each(['/nothing', '/toys/nothing', '/404.html', '/assets/entry-old.js'])(
    '%s answers with the 404 page',
    async (path) => {
      const { address } = await serve();
      const response = await fetch(`${address}${path}`);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Oops! Page not found');
    },
  );

  test('a hashed file may be cached forever', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/assets/entry-abc123.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  test('a picture is not compressed', async () => {
    const { address } = await serve();
    const response = await fetch(`${address}/picture.png`);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(4);
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['deflate', null],
    ['identity', null],
  ])('Accept-Encoding "%s" gives %s', async (accepted, expected) => {
    const { address } = await serve();
    const response = await fetch(`${address}/assets/entry-abc123.js`, {
      headers: { 'accept-encoding': accepted },
    });
    expect(response.headers.get('content-encoding')).toBe(expected);
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toContain('a modem');
  });
});

describe('a cached copy', () => {
  test('is confirmed by 304, each encoding by its own tag', async () => {
    const { address } = await serve();
    const url = `${address}/assets/entry-abc123.js`;
    const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    await first.arrayBuffer();
    const tag = first.headers.get('etag') ?? '';
    const ask = (encoding: string, known: string) =>
      fetch(url, { headers: { 'accept-encoding': encoding, 'if-none-match': known } });
    expect((await ask('br', tag)).status).toBe(304);
    expect((await ask('br', `"other", W/${tag}`)).status).toBe(304);
    expect((await ask('gzip', tag)).status).toBe(200);
    expect((await ask('br', '"other"')).status).toBe(200);
  });

  test('a 304 still carries the security headers', async () => {
    const { address } = await serve();
    const response = await fetch(address, { headers: { 'if-none-match': '*' } });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  });
});

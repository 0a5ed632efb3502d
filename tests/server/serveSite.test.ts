import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { loadSite, type Site } from '../../server/loadSite';
import { compressQuickly, siteFile } from '../../server/SiteFile';
import { pathTemplate, serveSite } from '../../server/serveSite';

const encoded = { br: Buffer.from('b'), gzip: Buffer.from('gz') };
const file = (path: string, forms: Parameters<typeof siteFile>[2] = {}) =>
  [path, siteFile(path, Buffer.from(path), forms)] as const;
const site: Site = new Map([
  file('/index.html', encoded),
  file('/toys/index.html'),
  file('/404.html'),
  file('/note.txt', encoded),
  file('/half.txt', { gzip: encoded.gzip }),
  file('/plain.txt'),
  file('/a b.txt'),
  file('/café/index.html'),
  file('/assets/x.js'),
]);

function ask(
  url: string | undefined,
  headers: IncomingHttpHeaders = {},
  method = 'GET',
  of = site,
) {
  const known = url !== undefined && URL.canParse(url, 'http://localhost');
  const request = { url, method, headers } as unknown as IncomingMessage;
  return serveSite(request, known ? new URL(url, 'http://localhost') : undefined, of);
}

describe('an address', () => {
  test.each([
    ['/', 200, '/index.html'],
    ['/toys', 200, '/toys/index.html'],
    ['/note.txt', 200, '/note.txt'],
    ['/a%20b.txt', 200, '/a b.txt'],
    ['/caf%C3%A9', 200, '/café/index.html'],
    ['/toys/index.htm', 404, '/404.html'],
    ['/nothing/index.html', 404, '/404.html'],
    ['/404.html', 404, '/404.html'],
    ['/nothing/', 404, '/404.html'],
  ])('%s: %d, %s', (url, status, body) => {
    const answer = ask(url);
    expect([answer.status, answer.body?.toString()]).toEqual([status, body]);
  });

  test.each([
    ['/index.html', '/'],
    ['/index.html?a=%20', '/?a=%20'],
    ['/toys/', '/toys'],
    ['/toys///', '/toys'],
    ['/toys/index.html', '/toys'],
    ['/toys//index.html', '/toys'],
    ['/caf%C3%A9/', '/caf%C3%A9'],
  ])('%s redirects to %s, and nothing else', (url, location) => {
    expect(ask(url)).toEqual({
      status: 308,
      headers: { location, 'content-length': '0' },
      body: null,
    });
  });

  const malformed = {
    status: 400,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': '27' },
    body: 'This address is malformed.\n',
  };
  test.each(['/%', '/a%00', '/a%1fb', '/%E0%A4'])('%s is malformed', (url) => {
    expect(ask(url)).toEqual(malformed);
  });

  test('that is malformed is refused with any method', () => {
    expect(ask(undefined).status).toBe(400);
    expect(ask(undefined, {}, 'POST').status).toBe(400);
  });

  test('is read if no method is named', () => {
    const request = { url: '/', headers: {} } as IncomingMessage;
    expect(serveSite(request, new URL('http://localhost/'), site).status).toBe(200);
  });

  test.each([
    ['/toys', 'POST'],
    ['/nothing', 'OPTIONS'],
    ['*', 'OPTIONS'],
  ])('%s takes no %s', (url, method) => {
    const answer = serveSite(
      { url, method, headers: {} } as IncomingMessage,
      url === '*' ? undefined : new URL(url, 'http://localhost'),
      site,
    );
    expect(answer).toEqual({
      status: 405,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-length': '35',
        allow: 'GET, HEAD',
      },
      body: 'This address takes GET, HEAD only.\n',
    });
  });

  test('of a site without a 404 page still gets a response', () => {
    expect(ask('/nothing', {}, 'GET', new Map())).toEqual({
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'content-length': '21' },
      body: 'Oops! Page not found\n',
    });
  });
});

describe('a file', () => {
  const tag = site.get('/note.txt')?.tag;
  const kept = { 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' };
  const type = { 'content-type': 'text/plain; charset=utf-8' };

  test.each([
    ['gzip, br', 'br', encoded.br],
    ['gzip', 'gzip', encoded.gzip],
  ])('comes as %s accepts it, with a tag of its own', (accepted, encoding, body) => {
    const length = { 'content-length': String(body.byteLength), 'content-encoding': encoding };
    const headers = { etag: `"${tag}-${encoding}"`, ...kept, ...type, ...length };
    const given = { 'accept-encoding': accepted };
    expect(ask('/note.txt', given)).toEqual({ status: 200, headers, body });
    expect(ask('/note.txt', given).body).toBe(body);
    expect(ask('/note.txt', given, 'HEAD')).toEqual({ status: 200, headers, body: null });
  });

  test('comes uncompressed if nothing else is accepted or available', () => {
    const headers = { etag: `"${tag}"`, ...kept, ...type, 'content-length': '9' };
    expect(ask('/note.txt')).toEqual({ status: 200, headers, body: Buffer.from('/note.txt') });
    const { headers: plain } = ask('/plain.txt', { 'accept-encoding': 'br' });
    expect(plain).not.toHaveProperty('vary');
    expect(plain).not.toHaveProperty('content-encoding');
    expect(ask('/half.txt', { 'accept-encoding': 'br, gzip' }).body).toBe(encoded.gzip);
  });

  test.each([
    [' * ', 304],
    [`"${tag}"`, 304],
    [`"a" , W/"${tag}"`, 304],
    [`"${tag}-br"`, 200],
    [`"W/${tag}"`, 200],
    [`xW/"${tag}"`, 200],
    [undefined, 200],
  ])('with the tag %s is answered by %d', (known, status) => {
    const answer = ask('/note.txt', { 'if-none-match': known });
    expect(answer.status).toBe(status);
    if (status !== 304) return;
    expect(answer).toEqual({ status, headers: { etag: `"${tag}"`, ...kept }, body: null });
  });

  test('that is missing is never answered by 304', () => {
    expect(ask('/nothing', { 'if-none-match': '*' }).status).toBe(404);
  });

  test.each([
    ['/a.css', 'text/css; charset=utf-8'],
    ['/a.html', 'text/html; charset=utf-8'],
    ['/a.ico', 'image/x-icon'],
    ['/a.jpg', 'image/jpeg'],
    ['/a.js', 'text/javascript; charset=utf-8'],
    ['/a.json', 'application/json; charset=utf-8'],
    ['/a.md', 'text/markdown; charset=utf-8'],
    ['/a.png', 'image/png'],
    ['/a.svg', 'image/svg+xml'],
    ['/a.txt', 'text/plain; charset=utf-8'],
    ['/a.wasm', 'application/wasm'],
    ['/a.webmanifest', 'application/manifest+json'],
    ['/a.webp', 'image/webp'],
    ['/a.woff2', 'font/woff2'],
    ['/a.xml', 'application/xml; charset=utf-8'],
    ['/a.exe', 'application/octet-stream'],
  ])('%s is %s', (path, expected) => {
    expect(siteFile(path, Buffer.of(), {}).type).toBe(expected);
  });

  test.each([
    ['/assets/a.js', 'public, max-age=31536000, immutable'],
    ['/a.html', 'public, max-age=0, must-revalidate'],
    ['/a.js', 'public, max-age=0, must-revalidate'],
    ['/a/assets/a.png', 'public, max-age=3600'],
  ])('%s may be cached: %s', (path, expected) => {
    expect(siteFile(path, Buffer.of(), {}).cacheControl).toBe(expected);
  });

  test('has a tag made from its contents', () => {
    expect(siteFile('/a', Buffer.of(), {}).tag).toBe('47DEQpj8HBSa-_TImW-5JC');
  });

  test('is compressed with a window for a page', () => {
    const body = Buffer.from('a modem '.repeat(50));
    const { br = Buffer.of(), gzip = Buffer.of() } = compressQuickly(body);
    expect(brotliDecompressSync(br)).toEqual(body);
    expect(gunzipSync(gzip)).toEqual(body);
    // A first bit of 0 is a window of 2^16 (RFC 7932, 9.1).
    expect((br[0] ?? 1) & 1).toBe(0);
  });
});

test.each([
  ['/rest/v1/ann', '/rest/v1/:table'],
  ['/realtime/v1/websocket', '/realtime/v1'],
  ['/api/health', '/api/health'],
  ['/api/ready', '/api/ready'],
  ['/api/send-sms', '/api/send-sms'],
  ['/api/ann', '/api/:service'],
  ['/api', '/api/:service'],
  ['/assets/ann', '/assets/:file'],
  ['/', '/'],
  ['/toys', '/toys'],
  ['/note.txt', '/:file'],
  ['/ann', '/:unknown'],
])('%s is reported as %s', (path, template) => {
  expect(pathTemplate(path, site)).toBe(template);
});

describe('a built site', () => {
  async function built(files: Readonly<Record<string, string>>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'site-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'deep/.git'), { recursive: true });
    for (const [name, body] of Object.entries(files)) await writeFile(join(folder, name), body);
    return folder;
  }

  test('serves all files except hidden ones, with its own page for unknown addresses', async () => {
    const address = 'https://origin.invalid/a https://origin.invalid/b';
    const folder = await built({
      'index.html': address,
      'index.html.br': 'stale',
      'deep/a.xml': address,
      'deep/a.txt': address,
      'deep/a.js': address,
      'deep/a.js.br': 'br',
      'deep/a.js.gz': 'gz',
      'deep/a.txt.png': address,
      'deep/b.html': 'b',
      'deep/b.html.gz': 'b.gz',
      'deep/.git/config': 'hush',
      '.env': 'hush',
    });
    const loaded = await loadSite(folder, 'https://site.example');
    const texts = [...loaded].map(([path, { body }]) => [path, body.toString()]);
    const named = 'https://site.example/a https://site.example/b';
    expect(Object.fromEntries(texts)).toEqual({
      '/index.html': named,
      '/deep/a.xml': named,
      '/deep/a.txt': named,
      '/deep/a.js': address,
      '/deep/a.txt.png': address,
      '/deep/b.html': 'b',
    });
    const forms = (path: string) => {
      const { br, gzip } = loaded.get(path)?.encoded ?? {};
      return [br?.toString(), gzip?.toString()];
    };
    expect(forms('/deep/a.js')).toEqual(['br', 'gz']);
    expect(forms('/deep/b.html')).toEqual([undefined, 'b.gz']);
    expect(forms('/deep/a.txt.png')).toEqual([undefined, undefined]);
    expect(loaded.get('/deep/b.html')?.encoded).not.toHaveProperty('br');
    const { br = Buffer.of() } = loaded.get('/index.html')?.encoded ?? {};
    expect(brotliDecompressSync(br).toString()).toBe(named);
    expect(loaded.get('/index.html')?.type).toBe('text/html; charset=utf-8');
    expect(loaded.get('/deep/a.js')?.type).toBe('text/javascript; charset=utf-8');
  });

  test('has a front page', async () => {
    const folder = await built({ 'a.html': 'a' });
    await expect(loadSite(folder, '')).rejects.toThrow(`no built site in ${folder}`);
  });
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { createServer, type ServerOptions } from '../../server/createServer';

const page = (text: string) =>
  `<!doctype html><html data-origin="https://origin.invalid"><title>${text}</title>${text}</html>`;
const script = 'console.log("a modem");\n'.repeat(200);

/** A small built site in a folder that is removed when the test ends. */
async function builtSite(more: Readonly<Record<string, Buffer>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files: Record<string, string | Buffer> = {
    'index.html': page('Home'),
    'toys/index.html': page('Toys'),
    '404.html': page('Oops! Page not found'),
    'assets/entry-abc123.js': script,
    'assets/entry-abc123.js.br': brotliCompressSync(script),
    'assets/entry-abc123.js.gz': gzipSync(script),
    'picture.png': Buffer.from([0x89, 0x50, 0x4e, 0x47]),
    'sitemap.xml': '<loc>https://origin.invalid/toys</loc>',
    '.secret': 'not for the world',
    ...more,
  };
  for (const [name, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), body);
  }
  return folder;
}

/** Serves a small built site on a free port until the test ends. */
export async function serve(
  overrides: Partial<ServerOptions> = {},
  more: Readonly<Record<string, Buffer>> = {},
) {
  const server = createServer({
    folder: await builtSite(more),
    host: '127.0.0.1',
    port: 0,
    version: '1.2.3',
    security: {},
    log: () => undefined,
    stopping: { lastCall: 10, quiet: 10 },
    ...overrides,
  });
  const address = await server.listen();
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await server.close();
  };
  onTestFinished(close);
  return { address, port: Number(new URL(address).port), close };
}

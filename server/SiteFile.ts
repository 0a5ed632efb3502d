import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType, mimes as usual } from 'hono/utils/mime';
import type { Encoding } from './acceptedEncoding';

/** What the usual list lacks or says otherwise. */
const mimes = {
  ...usual,
  json: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  svg: 'image/svg+xml',
};

/** A file of the built site with everything an answer needs. */
export type SiteFile = Readonly<ReturnType<typeof siteFile>>;
type Encoded = Readonly<Partial<Record<Encoding, Buffer>>>;

function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  const extension = extname(path);
  // Pages refer to hashed files, and the service worker to pages: stale copies would refer to
  // deleted files.
  if (extension === '.html' || extension === '.js') return 'public, max-age=0, must-revalidate';
  return 'public, max-age=3600';
}

/** @param path within the site, with a leading slash */
export function siteFile(path: string, body: Buffer, encoded: Encoded) {
  return {
    type: getMimeType(path, mimes) ?? 'application/octet-stream',
    cacheControl: cacheControl(path),
    /** A strong ETag, without the suffix for the encoding. */
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    body,
    encoded,
  };
}

/**
 * Compresses for a fast start, less well than the build. A small window avoids brotli's megabytes,
 * which the allocator would keep.
 */
export function compressQuickly(body: Buffer): Encoded {
  return {
    br: brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
    gzip: gzipSync(body),
  };
}

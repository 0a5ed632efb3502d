import { acceptedEncoding, encodings } from './acceptedEncoding';
import type { SiteFile } from './SiteFile';

function matches(header: string | null, tag: string): boolean {
  if (header === null) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/** Answers with a file in the best form that the request takes, or 304 when it is held already. */
export function respondWithFile(request: Request, file: SiteFile, status = 200): Response {
  const offered = encodings.filter((encoding) => file.encoded[encoding] !== undefined);
  const accepted = request.headers.get('accept-encoding') ?? undefined;
  const encoding = acceptedEncoding(accepted, offered);
  const tag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
  const headers = new Headers({ etag: tag, 'cache-control': file.cacheControl });
  if (offered.length > 0) headers.set('vary', 'accept-encoding');
  if (status === 200 && matches(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  const body = (encoding && file.encoded[encoding]) ?? file.body;
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.byteLength));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}

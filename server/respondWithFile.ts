import type { IncomingHttpHeaders } from 'node:http';
import { acceptedEncoding, encodings } from './acceptedEncoding';
import type { SiteFile } from './SiteFile';

/** What is written to a connection; a body that is a file's is the one buffer that all share. */
export type SiteAnswer = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer | string | null;
}>;

function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

/** Answers with a file in the best form that the request takes, or 304 when it is held already. */
export function respondWithFile(
  method: string,
  given: IncomingHttpHeaders,
  file: SiteFile,
  status = 200,
): SiteAnswer {
  const offered = encodings.filter((encoding) => file.encoded[encoding] !== undefined);
  const encoding = acceptedEncoding(given['accept-encoding']?.toString(), offered);
  const tag = encoding ? `"${file.tag}-${encoding}"` : `"${file.tag}"`;
  const headers: Record<string, string> = { etag: tag, 'cache-control': file.cacheControl };
  if (offered.length > 0) headers.vary = 'accept-encoding';
  if (status === 200 && matches(given['if-none-match'], tag)) {
    return { status: 304, headers, body: null };
  }
  const body = (encoding && file.encoded[encoding]) ?? file.body;
  headers['content-type'] = file.type;
  headers['content-length'] = String(body.byteLength);
  if (encoding) headers['content-encoding'] = encoding;
  return { status, headers, body: method === 'HEAD' ? null : body };
}

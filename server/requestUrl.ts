import type { IncomingMessage } from 'node:http';

/** Whether a request names exactly one host. Only HTTP/1.0 may leave it out. */
function namesHost({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const { host } = headers;
  if (host === undefined) return httpVersion === '1.0';
  const isAnother = (name: string, place: number) =>
    place % 2 === 0 && name.toLowerCase() === 'host';
  // Node keeps the first of several, and a proxy in front may have gone by the second.
  return rawHeaders.filter(isAnother).length === 1 && URL.canParse(`http://${host}/`);
}

/**
 * The address that a request asks for, whether it names its host in it or not; undefined when it, or
 * the host that it names, is none.
 */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const { url = '' } = request;
  if (!namesHost(request) || url.includes('\\')) return undefined;
  // A target that begins with two slashes is a path of this host, not the address of another.
  const absolute = url.startsWith('/') ? `http://localhost${url}` : url;
  return /^https?:\/\//.test(absolute) && URL.canParse(absolute) ? new URL(absolute) : undefined;
}

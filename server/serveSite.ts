import type { IncomingMessage } from 'node:http';
import type { Site } from './loadSite';
import { respondWithFile, type SiteAnswer } from './respondWithFile';

const methods = ['GET', 'HEAD'];

function text(
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): SiteAnswer {
  const body = `${sentence}\n`;
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return { status, headers: { ...type, ...length, ...headers }, body };
}

/** The path in plain characters; undefined when its escapes are broken or hide a control. */
function decodedPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    for (const character of path) if (character < ' ') return undefined;
    return path;
  } catch {
    return undefined;
  }
}

/** A path without its file's name and its closing slashes, which a pattern would try from each on. */
function withoutEnd(path: string): string {
  let end = path.length - (path.endsWith('/index.html') ? 'index.html'.length : 0);
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}

/** Answers any request that no service took: a page, a file, or the page for what is not there. */
export function serveSite(request: IncomingMessage, url: URL | undefined, site: Site): SiteAnswer {
  const { method = 'GET', headers } = request;
  // The star is the server itself, of which nothing can be had.
  if (!methods.includes(method) && (url !== undefined || request.url === '*')) {
    const allow = methods.join(', ');
    return text(405, `This address takes ${allow} only.`, { allow });
  }
  const path = url && decodedPath(url.pathname);
  if (url === undefined || path === undefined) return text(400, 'This address is malformed.');

  const page = path === '/' ? '/index.html' : `${path}/index.html`;
  const isPageFile = path.endsWith('.html');
  const file = (isPageFile ? undefined : site.get(path)) ?? site.get(page);
  if (file) return respondWithFile(method, headers, file);

  // Every page has one address: without a closing slash and without its file's name.
  const address = withoutEnd(path);
  if (site.has(`${address}/index.html`)) {
    const location = `${encodeURI(address) || '/'}${url.search}`;
    return { status: 308, headers: { location, 'content-length': '0' }, body: null };
  }
  const missing = site.get('/404.html');
  return missing
    ? respondWithFile(method, headers, missing, 404)
    : text(404, 'Oops! Page not found');
}

/**
 * A request's path as logs and counts may hold it: a page or a service of ours by name, and of
 * everything else only what kind of thing it is.
 */
export function pathTemplate(pathname: string, site: Site): string {
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'rest') return '/rest/v1/:table';
  if (first === 'realtime') return '/realtime/v1';
  if (first === 'api') {
    const known = ['health', 'ready', 'send-sms'];
    return known.includes(second) ? `/api/${second}` : '/api/:service';
  }
  if (first === 'assets') return '/assets/:file';
  const page = pathname === '/' ? '/index.html' : `${pathname}/index.html`;
  if (site.has(page)) return pathname;
  return site.has(pathname) ? '/:file' : '/:unknown';
}

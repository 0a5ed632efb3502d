import type { Site } from './loadSite';
import { respondWithFile } from './respondWithFile';

const methods = ['GET', 'HEAD'];

function text(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  });
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

/** Answers any request that no service took: a page, a file, or the page for what is not there. */
export function serveSite(request: Request, site: Site): Response {
  if (!methods.includes(request.method)) {
    const allow = methods.join(', ');
    return text(405, `This address takes ${allow} only.`, { allow });
  }
  const url = new URL(request.url);
  const path = decodedPath(url.pathname);
  if (path === undefined) return text(400, 'This address is malformed.');

  const page = path === '/' ? '/index.html' : `${path}/index.html`;
  const isPageFile = path.endsWith('.html');
  const file = (isPageFile ? undefined : site.get(path)) ?? site.get(page);
  if (file) return respondWithFile(request, file);

  // Every page has one address: without a closing slash and without its file's name.
  const address = path.replace(/\/(?:index\.html)?$|\/+$/, '');
  if (address !== path && site.has(`${address}/index.html`)) {
    const location = `${encodeURI(address) || '/'}${url.search}`;
    return new Response(null, { status: 308, headers: { location } });
  }
  const missing = site.get('/404.html');
  return missing ? respondWithFile(request, missing, 404) : text(404, 'Oops! Page not found');
}

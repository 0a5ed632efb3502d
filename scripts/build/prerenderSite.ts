import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unknownOrigin } from '../../src/content/site';
import type * as EntryServer from '../../src/entry-server';
import { type FileLink, fontFiles, type Manifest, routeFiles } from './routeFiles';
import { structuredDataElement } from './structuredData';

type SitePage = Readonly<{ path: string }>;

function sitemap(origin: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path }) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

function robotsText(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

declare global {
  /**
   * Called by the server's build for each dynamic import, with the name in the client's manifest.
   */
  var reportImport: ((module: string) => void) | undefined;
}

/** The path that is rendered for the page of unknown addresses. */
const missingPath = '/404';

function siteOrigin(): string {
  const configured = process.env.VITE_SITE_URL;
  return configured ? new URL(configured).origin : unknownOrigin;
}

function fill(template: string, place: string, content: string): string {
  const parts = template.split(place);
  if (parts.length !== 2) throw new Error(`index.html must hold ${place} exactly once`);
  return parts.join(content);
}

function linkElement({ rel, href }: FileLink): string {
  const as = rel === 'preload' ? ' as="font" type="font/woff2"' : '';
  return `<link rel="${rel}"${as} crossorigin href="${href}">`;
}

/** Fetches a module behind what the first paint needs. `assets/after-paint.js` decides when. */
const preload = (href: string): string =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`;

const styleSheets = /<link rel="stylesheet"[^>]*>\s*/g;
const modules = /<link rel="modulepreload"[^>]*>\s*|<script type="module"[^>]*><\/script>\s*/g;

/** Removes the matches of a pattern from a text. @returns the rest, and the matches */
function takeOut(text: string, pattern: RegExp): [rest: string, found: string[]] {
  return [text.replace(pattern, ''), (text.match(pattern) ?? []).map((found) => found.trim())];
}

const sourceOf = (element: string): string => /(?:src|href)="([^"]*)"/.exec(element)?.[1] ?? '';

/**
 * The built index.html with its parts in the order that paints soonest. What stands above the place
 * for the head needs nothing else. The scripts are fetched last, and run after the first paint.
 */
function orderedTemplate(built: string): {
  page: string;
  styles: string[];
  /** The element that starts the site. */
  entry: string;
  /** Files that it needs, itself first: it is the largest. */
  scripts: string[];
} {
  const [unstyled, styles] = takeOut(built, styleSheets);
  const [page, found] = takeOut(unstyled, modules);
  const entry = found.find((element) => element.startsWith('<script'));
  if (!entry) throw new Error('index.html has no module');
  const imported = found.filter((element) => element !== entry);
  return { page, styles, entry, scripts: [entry, ...imported].map(sourceOf) };
}

/**
 * Writes every page of the built site as an HTML file, and the page for unknown addresses, the
 * sitemap and robots.txt.
 * @returns the number of pages
 * @throws when a page does not render, or when its head lacks something
 */
export async function prerenderSite(): Promise<number> {
  const entry: typeof EntryServer = await import(
    pathToFileURL(resolve('dist-ssr/entry-server.js')).href
  );
  const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const {
    page,
    styles,
    entry: start,
    scripts,
  } = orderedTemplate(await readFile('dist/index.html', 'utf8'));
  const origin = siteOrigin();

  const writePage = async (path: string, file: string) => {
    const names: string[] = [];
    globalThis.reportImport = (module) => names.push(module);
    const { head, markup } = await entry.render(`${origin}${path}`);
    globalThis.reportImport = undefined;
    const known = [...styles, ...scripts].join();
    const added = routeFiles(manifest, names).filter(({ href }) => !known.includes(href));
    const ownStyles = added.filter(({ rel }) => rel === 'stylesheet').map(linkElement);
    const ownScripts = added.filter(({ rel }) => rel === 'modulepreload').map(({ href }) => href);
    let html = fill(
      page,
      '<!--head-->',
      [
        // A page's rules override the site's.
        ...styles,
        ...ownStyles,
        ...fontFiles(manifest).map(linkElement),
        head,
        structuredDataElement(path, origin),
      ].join('\n    '),
    );
    html = fill(html, '<!--modules-->', [...scripts, ...ownScripts].map(preload).join(''));
    html = fill(html, '<!--after-paint-->', start);
    html = fill(html, '<!--app-->', markup);
    html = fill(html, '<html lang="en-GB">', `<html lang="en-GB" data-origin="${origin}">`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };

  for (const { path } of entry.pages) {
    await writePage(path, join('dist', path, 'index.html'));
  }
  await writePage(missingPath, 'dist/404.html');
  await writeFile('dist/sitemap.xml', sitemap(origin, entry.pages));
  await writeFile('dist/robots.txt', robotsText(origin));
  await rm('dist/.vite', { recursive: true });
  return entry.pages.length + 1;
}

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unknownOrigin } from '../../src/content/site';
import type * as EntryServer from '../../src/entry-server';
import { type FileLink, fontFiles, type Manifest, routeFiles } from './routeFiles';
import { robotsText, sitemap } from './sitemap';
import { structuredDataElement } from './structuredData';

declare global {
  /** Told by the server's build of each dynamic import, by the name in the client's manifest. */
  var reportImport: ((module: string) => void) | undefined;
}

/** Rendered for the file of the page that stands for every unknown address. */
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

/**
 * Writes every page of the built site as HTML of its own, with the page for unknown addresses, the
 * sitemap and the rules for crawlers.
 * @returns the number of pages
 * @throws when a page does not render, or its head lacks something
 */
export async function prerenderSite(): Promise<number> {
  const entry: typeof EntryServer = await import(
    pathToFileURL(resolve('dist-ssr/entry-server.js')).href
  );
  const manifest: Manifest = JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8'));
  const template = await readFile('dist/index.html', 'utf8');
  const origin = siteOrigin();

  const writePage = async (path: string, file: string) => {
    const modules: string[] = [];
    globalThis.reportImport = (module) => modules.push(module);
    const { head, markup } = await entry.render(`${origin}${path}`);
    globalThis.reportImport = undefined;
    const links = [...fontFiles(manifest), ...routeFiles(manifest, modules)];
    const added = links.filter(({ href }) => !template.includes(href));
    const early = added.filter(({ rel }) => rel !== 'stylesheet').map(linkElement);
    // After the site's own style sheet, which the build put last: a page's rules win over it.
    const styles = added.filter(({ rel }) => rel === 'stylesheet').map(linkElement);
    let html = fill(
      template,
      '<!--head-->',
      [head, structuredDataElement(path, origin), ...early].join('\n    '),
    );
    html = fill(html, '</head>', [...styles, '</head>'].join('\n    '));
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

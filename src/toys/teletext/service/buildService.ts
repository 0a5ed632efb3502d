import type { Page } from '../../../../scenes/teletext/rules/Page';
import { writtenPages } from '../../../content/teletext/pages';
import type { TextPage } from '../../../content/teletext/TextPage';
import { layPage } from './layPage';
import { type Local, sitePages } from './sitePages';

/** A page with its title, and the page of the site that it is about. */
export type ServicePage = Readonly<{ page: Page; title: string; path: string | undefined }>;

/** By page number as transmitted. */
export type Service = ReadonlyMap<number, ServicePage>;

export function served(written: TextPage): ServicePage {
  return { page: layPage(written), title: written.title, path: written.path };
}

/**
 * Builds the whole service: its hand-written pages, and those generated from the site's content.
 */
export function buildService(local: Local): Service {
  const all = [...writtenPages, ...sitePages(local)].map(served);
  return new Map(
    all.sort((a, b) => a.page.number - b.page.number).map((entry) => [entry.page.number, entry]),
  );
}

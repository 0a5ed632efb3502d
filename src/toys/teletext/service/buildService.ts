import type { Page } from '../../../../scenes/teletext/rules/Page';
import type { TextPage } from '../../../content/teletext/TextPage';
import { layPage } from './layPage';

/** A page with its title, and the page of the site that it is about. */
export type ServicePage = Readonly<{ page: Page; title: string; path: string | undefined }>;

/** By page number as transmitted. */
export type Service = ReadonlyMap<number, ServicePage>;

/** A page that is laid out when it is first read: a visitor sees a few of four hundred. */
function served(written: TextPage): ServicePage {
  let page: Page | undefined;
  return {
    get page() {
      page ??= layPage(written);
      return page;
    },
    title: written.title,
    path: written.path,
  };
}

/** The pages in the order of their numbers. */
export function buildService(pages: readonly TextPage[]): Service {
  const numbered = pages.map((page): [number, ServicePage] => [
    Number.parseInt(page.number, 16),
    served(page),
  ]);
  return new Map(numbered.sort(([a], [b]) => a - b));
}

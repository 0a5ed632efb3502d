import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { provideHeads } from './app/heads';
import { routes } from './app/routes';
import { pageHeads } from './content/pageHeads';

export { pages } from './content/pages';

provideHeads(pageHeads);

/** React puts the elements of the head before the markup. */
const headElements = /^(?:<(title|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:meta|link)\b[^>]*\/>)+/;

/**
 * React preloads each picture before the style sheets. The pictures load early enough without that.
 */
const imagePreloads = /<link rel="preload" as="image"[^>]*\/>/g;

export type RenderedPage = Readonly<{ head: string; markup: string }>;

/**
 * Renders a path to HTML.
 * @param url absolute, its origin being the site's
 * @throws when the path redirects, fails, or renders a page without a title
 */
export async function render(url: string): Promise<RenderedPage> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url} answered with a redirect`);
  if (context.errors) throw new Error(`${url} failed`, { cause: Object.values(context.errors)[0] });
  const router = createStaticRouter(handler.dataRoutes, context);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    {
      // A deferred part would need an inline script, which the content security policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw new Error(`${url} failed`, { cause: error });
      },
    },
  );
  const html = await new Response(prelude).text();
  const found = headElements.exec(html)?.[0] ?? '';
  if (!found.includes('<title>')) throw new Error(`${url} rendered no title`);
  return { head: found.replace(imagePreloads, ''), markup: html.slice(found.length) };
}

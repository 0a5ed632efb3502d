import { siteName, unknownOrigin } from '../content/site';
import { headAt } from './heads';

/**
 * The origin of canonical links and social tags: the configured one, otherwise the one in the served
 * page, so that the first client render equals the prerendered HTML.
 */
function siteOrigin(): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL;
  if (typeof configured === 'string' && configured !== '') return new URL(configured).origin;
  if (typeof document === 'undefined') return unknownOrigin;
  return document.documentElement.dataset.origin ?? location.origin;
}

/** The elements of the head that change with the page. React keeps one of each. */
export function PageHead({ path }: { path: string }) {
  const pagePath = path.replace(/(.)\/+$/, '$1');
  const page = headAt(pagePath);
  if (!page) {
    return (
      <>
        <title>{`Oops! Page not found | ${siteName}`}</title>
        <meta name="description" content="There is nothing at this address, not even a skeleton." />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const origin = siteOrigin();
  const address = `${origin}${pagePath}`;
  const title = `${page.title} | ${siteName}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content={page.shareImage ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      {page.shareImage && (
        <>
          <meta property="og:image" content={`${origin}${page.shareImage.path}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={page.shareImage.alt} />
          <meta name="twitter:image" content={`${origin}${page.shareImage.path}`} />
          <meta name="twitter:image:alt" content={page.shareImage.alt} />
        </>
      )}
    </>
  );
}

import { unknownOrigin } from '../content/site';

/**
 * The origin of canonical links and social tags: the configured one, otherwise the one in the served
 * page, so that the first client render equals the prerendered HTML.
 */
export function siteOrigin(): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL;
  if (typeof configured === 'string' && configured !== '') return new URL(configured).origin;
  if (typeof document === 'undefined') return unknownOrigin;
  return document.documentElement.dataset.origin ?? location.origin;
}

import { unknownOrigin } from '../content/site';

/**
 * The origin of canonical links and social tags: the configured one, else the one that the served
 * page was given, so that the first client render equals the prerendered markup.
 */
export function siteOrigin(): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL;
  if (typeof configured === 'string' && configured !== '') return new URL(configured).origin;
  if (typeof document === 'undefined') return unknownOrigin;
  return document.documentElement.dataset.origin ?? location.origin;
}

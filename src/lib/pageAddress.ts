/**
 * The absolute address of a path of this site, to be shared: at the configured origin, else at the
 * one that the page came from. Browser only.
 */
export function pageAddress(path: string): string {
  const configured: unknown = import.meta.env.VITE_SITE_URL;
  const origin = typeof configured === 'string' && configured !== '' ? configured : location.origin;
  return new URL(path, origin).href;
}

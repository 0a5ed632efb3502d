/**
 * Whether a page of this origin may use the backend. A request without an Origin header does not
 * come from another site's page. Otherwise the page's host must be the requested one, or its origin
 * must be listed.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowedOrigins: readonly string[],
): boolean {
  if (origin === undefined || allowedOrigins.includes('*') || allowedOrigins.includes(origin)) {
    return true;
  }
  return URL.canParse(origin) && new URL(origin).host === host;
}

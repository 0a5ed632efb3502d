/**
 * Whether a page of this origin may talk to the backend. Requests without an Origin header do not
 * come from another site's page. Otherwise the page's host has to be the one that was asked, or its
 * origin has to be listed.
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

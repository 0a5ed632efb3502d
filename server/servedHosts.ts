import { isIP } from 'node:net';

export type ServedNames = Readonly<{
  /** The address or name that the server listens on. */
  host: string;
  /** The site's public origin. Its host name may use the API. */
  siteUrl?: string | undefined;
  /** More host names, without ports, that may use the API. */
  allowedHosts?: readonly string[];
  /** A proxy in front decides which names reach the server. All visitors share its address. */
  trustProxy?: boolean;
}>;

const hostname = (host: string): string | undefined =>
  URL.canParse(`http://${host}/`) ? new URL(`http://${host}/`).hostname : undefined;

/**
 * A check whether the API may answer a request with this Host header.
 *
 * It defends against DNS rebinding: a page elsewhere points its own name at this server's address, and
 * its requests then look like the site's own. Such a page needs a name, so IP addresses always pass. A
 * request without the header does not come from a browser and passes too.
 * @see https://en.wikipedia.org/wiki/DNS_rebinding
 */
export function servedHosts(names: ServedNames): (host: string | undefined) => boolean {
  const { host, siteUrl, allowedHosts = [], trustProxy = false } = names;
  const site = siteUrl && URL.canParse(siteUrl) ? [new URL(siteUrl).hostname] : [];
  const known = new Set(
    ['localhost', host, ...site, ...allowedHosts].map((name) => hostname(name) ?? name),
  );
  return (header) => {
    if (header === undefined || trustProxy) return true;
    const name = hostname(header);
    if (name === undefined) return false;
    const isAddress = name.startsWith('[') || isIP(name) > 0;
    return isAddress || name.endsWith('.localhost') || known.has(name);
  };
}

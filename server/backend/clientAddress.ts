import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Context } from 'hono';

/** The first four groups of an IPv6 address, written in full without leading zeros. */
function network(address: string): string {
  // The URL parser normalises every form of an address.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail];
  const isMapped = canonical.startsWith('::ffff:') && groups.slice(0, 5).every((g) => g === '0');
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/**
 * The address under which a request is counted. Behind a trusted proxy: the last entry of
 * X-Forwarded-For, which the proxy itself wrote; the entries before it came from the visitor. IPv6
 * addresses count by their /64, the smallest network that is assigned to one customer.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const stated = forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : remoteAddress;
  const address = stated?.split('%')[0] ?? 'unknown';
  return isIP(address) === 6 ? network(address) : address;
}

export const addressOfRequest = (
  request: IncomingMessage | undefined,
  trustProxy: boolean,
): string =>
  clientAddress(
    request?.socket.remoteAddress,
    request?.headers['x-forwarded-for']?.toString(),
    trustProxy,
  );

/** The same for a request that Hono hands on. */
export const addressOfContext = ({ env }: Context, trustProxy: boolean): string =>
  addressOfRequest(
    (env as Readonly<{ incoming?: IncomingMessage }> | undefined)?.incoming,
    trustProxy,
  );

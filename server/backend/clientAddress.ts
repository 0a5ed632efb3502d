import { isIP } from 'node:net';

/**
 * The address that a request is counted under. Behind a trusted proxy it is the last entry of
 * X-Forwarded-For: the one that the proxy itself wrote; everything before it came from the visitor.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: boolean,
): string {
  const forwarded = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  const address = forwarded !== undefined && isIP(forwarded) > 0 ? forwarded : remoteAddress;
  return (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/, '');
}

import type { Context } from 'hono';

/** Whether a request comes from a page of this site, as every browser says of its own accord. */
export function isSameOrigin(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site) return site === 'same-origin';
  const origin = context.req.header('origin');
  if (!origin || !URL.canParse(origin)) return false;
  return new URL(origin).host === context.req.header('host');
}

import type { Context } from 'hono';
import { RestError } from './rest/RestError';

/** The value of a JSON text; undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a request's body as text, however it comes, and stops at the limit.
 *
 * @throws RestError with status 413
 */
export async function readBody(context: Context, maxBytes: number): Promise<string> {
  const tooLarge = () =>
    new RestError(413, 'body_too_large', `The body is larger than ${maxBytes} bytes`, {
      headers: { Connection: 'close' }, // The rest of the body is not read.
    });
  if (Number(context.req.header('content-length') ?? 0) > maxBytes) throw tooLarge();
  const reader = context.req.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const chunk = await reader?.read().catch(() => {
      throw new RestError(400, 'body_incomplete', 'The body ended before it was complete');
    });
    if (chunk === undefined || chunk.done) break;
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

const script = '/bench-input.js';
/**
 * Sends an input every tenth of a second from the start, so that nothing waits for the first input.
 */
const source = `setInterval(() => dispatchEvent(new PointerEvent('pointermove')), 100);`;

/**
 * Serves the same site on another port with an additional script in its pages. The script sends
 * input from the start, so that a decoration's engine runs while the page is judged.
 */
export async function withInput(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((asked, response) => {
    if (asked.url === script) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(source);
      return;
    }
    const { host: _, ...headers } = asked.headers;
    const onward = request(origin + asked.url, {
      headers: { ...headers, 'accept-encoding': 'br' },
    });
    onward.on('response', (answer) => {
      passOn(answer, response).catch((error: unknown) => response.destroy(error as Error));
    });
    onward.on('error', (error) => response.destroy(error));
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function passOn(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers);
    answer.pipe(response);
    return;
  }
  const body = await buffer(answer);
  const compressed = headers['content-encoding'] === 'br';
  const html = (compressed ? brotliDecompressSync(body) : body)
    .toString()
    .replace('</head>', `<script src="${script}" defer></script></head>`);
  const changed = compressed ? brotliCompressSync(html) : Buffer.from(html);
  response.writeHead(statusCode, { ...headers, 'content-length': changed.length }).end(changed);
}

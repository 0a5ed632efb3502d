import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A script that every page runs at once. A script of its own would delay the page it measures. */
const script = '/after-paint.js';
/**
 * Sends an input every tenth of a second from the start, so that nothing waits for the first input.
 */
const source = `;setInterval(() => dispatchEvent(new PointerEvent('pointermove')), 100);`;

/**
 * Serves the same site on another port. Its pages send input from the start, so that a decoration's
 * engine runs while the page is judged.
 */
export async function withInput(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, response) => {
    const { host: _, ...headers } = asked.headers;
    const isScript = asked.url === script;
    if (isScript) headers['accept-encoding'] = 'identity';
    const onward = request(origin + asked.url, { headers, agent });
    onward.on('response', (answer) => {
      if (!isScript) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      addInput(answer, response).catch((error: unknown) => response.destroy(error as Error));
    });
    onward.on('error', (error) => response.destroy(error));
    onward.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function addInput(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const changed = Buffer.from((await text(answer)) + source);
  const { 'content-encoding': _, ...headers } = answer.headers;
  response
    .writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': changed.length })
    .end(changed);
}

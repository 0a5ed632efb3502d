import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { WebSocket } from 'ws';
import { Collector, freshAddress } from './client';

/** A WebSocket to the backend that sends whatever a test wants. */
export async function openSocket(
  target: Readonly<{ url: string; key: string }>,
  options: Readonly<{ vsn?: string; address?: string; headers?: Record<string, string> }> = {},
) {
  const { vsn = '2.0.0', address = freshAddress(), headers = {} } = options;
  const url = `${target.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${target.key}&vsn=${vsn}`;
  const socket = new WebSocket(url, { headers: { 'x-forwarded-for': address, ...headers } });
  const messages = new Collector<unknown[]>();
  socket.on('message', (data, isBinary) => {
    if (!isBinary) messages.push(JSON.parse((data as Buffer).toString()));
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await once(socket, 'open');
  return {
    socket,
    messages,
    closed,
    send: (value: unknown) => socket.send(JSON.stringify(value)),
    /** Sends a frame of version 2 and waits for its reply's payload. */
    ask: async (topic: string, event: string, payload: unknown) => {
      const ref = `${Math.random()}`;
      socket.send(JSON.stringify(['1', ref, topic, event, payload]));
      const isReply = (message: unknown[]) => message[1] === ref && message[3] === 'phx_reply';
      const all = await messages.until((items) => items.some(isReply));
      return all.find(isReply)?.[4] as { status: string; response: { reason?: string } };
    },
  };
}

/** The status of the answer to a request for a WebSocket that is refused. */
export function refusedStatus(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => reject(new Error('was accepted')));
    socket.on('error', () => {});
  });
}

/** A bare TCP connection to the server. */
export async function openTcp(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { closeSoon } from '../../refuse';

/** Answers a request for a WebSocket with a plain HTTP error and closes the connection. */
export function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message });
  socket.on('error', () => {});
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
  closeSoon(socket);
}

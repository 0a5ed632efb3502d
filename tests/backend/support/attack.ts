import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What came back on a connection until the server ended it. */
export type Outcome = Readonly<{ statuses: readonly number[]; text: string }>;

/**
 * Sends bytes that no HTTP client would, and whatever the test goes on to send, and waits until the
 * server has ended the connection: a server that never does fails the test by its time.
 */
export function attack(
  port: number,
  bytes: string | Uint8Array,
  goOn: (socket: Socket) => void = () => undefined,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
      goOn(socket);
    });
    onTestFinished(() => void socket.destroy());
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
    });
    // A server that refuses while bytes are still coming resets after its answer.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) =>
        Number(status),
      );
      resolve({ statuses, text });
    });
  });
}

/** Sends a piece again and again, until the connection is over. */
export function sendSlowly(piece: string, everyMs: number): (socket: Socket) => void {
  return (socket) => {
    const timer = setInterval(() => socket.write(piece), everyMs);
    socket.once('close', () => clearInterval(timer));
    socket.once('error', () => clearInterval(timer));
  };
}

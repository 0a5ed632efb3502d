import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Headers = Readonly<Record<string, string>>;

/**
 * Takes a socket over that Node has let go of, with the request of a `connect` or an `upgrade`. Its
 * error listener goes with it, and the reset of a socket without one ends the process.
 */
export function takeOver(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
}

/** How long the other end may take to read an answer and close, in ms. */
const FAREWELL = 1_000;

/** Closes a socket whose last bytes are written, though the other end should keep its half open. */
export function closeSoon(socket: Duplex): void {
  const overdue = setTimeout(() => socket.destroy(), FAREWELL);
  socket.once('close', () => clearTimeout(overdue));
}

/** Answers on a bare socket and closes it. */
export function refuse(status: number, socket: Duplex, headers: Headers, body = ''): void {
  const length = `${Buffer.byteLength(body)}`;
  const lines = Object.entries({ ...headers, connection: 'close', 'content-length': length })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`);
  closeSoon(socket);
}

type ParserError = NodeJS.ErrnoException & Readonly<{ rawPacket?: Buffer; bytesParsed?: number }>;

function statusFor({ code = '', rawPacket = Buffer.of(), bytesParsed = 0 }: ParserError): number {
  // The parser calls whatever is no HTTP at all an invalid method.
  const packet = rawPacket.toString('latin1');
  const line = packet.slice(packet.lastIndexOf('\n', bytesParsed - 1) + 1);
  const isRequest = /^[A-Z-]+ \S+ HTTP\/1/.test(line);
  if (code === 'HPE_INVALID_METHOD' && isRequest) return 501;
  return statuses[code] ?? 400;
}

/**
 * Answers what the HTTP parser could not read, for which no request exists.
 * @param isOwed false where the request was answered before the rest of it came
 */
export function refuseMalformed(
  error: ParserError,
  socket: Duplex,
  headers: Headers,
  isOwed: boolean,
): void {
  if (error.code === 'ECONNRESET' || !isOwed || !socket.writable) socket.destroy();
  else refuse(statusFor(error), socket, headers);
}

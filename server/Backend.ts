import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Hono } from 'hono';

/** What the server needs of the database behind it. */
export interface Backend {
  /** Answers /rest/v1. */
  readonly app: Hono;
  /** Takes over a WebSocket of /realtime/v1. @returns whether the request was one */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  /** Starts what would otherwise start with the first query. */
  warm(): void;
  /** Ends every connection and writes what is unwritten. */
  close(): Promise<void>;
}

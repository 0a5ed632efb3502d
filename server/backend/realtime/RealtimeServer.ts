import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { refuse, takeOver } from '../../refuse';
import { isAllowedOrigin } from '../isAllowedOrigin';
import { refuseKey } from '../rest/authenticate';
import { Budgets } from './Budgets';
import { type ChannelOptions, Channels } from './Channels';
import { Connection } from './Connection';
import { type Address, decodeBinary, decodeText, isVersion, type Version } from './frames';
import { Refused } from './Refused';

export type RealtimeOptions = ChannelOptions &
  Readonly<{
    addressOf: (request: IncomingMessage) => string;
    allowedOrigins: readonly string[];
  }>;

const PATH = '/realtime/v1/websocket';

/**
 * The most fragments of one message: each takes more memory than its bytes until the last has
 * arrived.
 */
const MAX_FRAGMENTS = 16;
/** The most network chunks of one frame. */
const MAX_CHUNKS = 1_024;

/** How long a client has to answer the server's close frame, in ms. */
const GOODBYE_TIME = 300;

/** WebSocket close codes, from RFC 6455 and its registry. */
const GOING_AWAY = 1001;
const MALFORMED = 1007;
const POLICY = 1008;
const RESTART = 1012;

/** Speaks Supabase's Realtime: table changes, presence and broadcast over Phoenix channels. */
export class RealtimeServer {
  readonly channels: Channels;
  readonly #budgets: Budgets;
  readonly #connections = new Set<Connection>();
  readonly #sockets: WebSocketServer;
  readonly #pings: NodeJS.Timeout;

  constructor(readonly options: RealtimeOptions) {
    this.#budgets = new Budgets(options.limits);
    this.channels = new Channels(options, this.#budgets);
    this.#sockets = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: options.limits.frameBytes,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_CHUNKS,
    });
    this.#pings = setInterval(() => this.#ping(), options.limits.pingInterval);
    this.#pings.unref();
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size;
  }

  /** Answers a request for a WebSocket, with one or with an error. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const version = url.searchParams.get('vsn') ?? '1.0.0';
    const address = this.options.addressOf(request);
    const [status, message] = this.#refusal(request, url, address);
    if (status !== 200) {
      this.options.log({ level: 'warn', event: 'socket refused', status });
      refuseUpgrade(socket, status, message);
    } else if (!isVersion(version)) {
      refuseUpgrade(socket, 400, 'vsn must be 1.0.0 or 2.0.0');
    } else {
      this.#sockets.handleUpgrade(request, socket, head, (webSocket) =>
        this.#accept(webSocket, version, address),
      );
    }
  }

  /** Makes every client reconnect and catch up, because events may have been lost. */
  reset(): void {
    for (const connection of this.#connections) connection.socket.close(RESTART, 'resync');
  }

  /** Closes every client; those that do not answer are cut off. */
  async close(): Promise<void> {
    clearInterval(this.#pings);
    const sockets = [...this.#connections].map((connection) => connection.socket);
    const ended = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.close(GOING_AWAY, 'the server is stopping');
    const timer = setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, GOODBYE_TIME);
    await Promise.all(ended);
    clearTimeout(timer);
    this.#sockets.close();
  }

  #refusal(request: IncomingMessage, url: URL, address: string): [status: number, text: string] {
    const { allowedOrigins, limits } = this.options;
    const { origin, host, apikey } = request.headers;
    if (url.pathname !== PATH) return [404, 'There is nothing here'];
    if (!isAllowedOrigin(origin, host, allowedOrigins)) {
      return [403, 'Pages of this origin may not use this server'];
    }
    const key = refuseKey(url.searchParams.get('apikey') ?? apikey?.toString());
    if (key !== null) return [401, key.message];
    if (this.#connections.size >= limits.sockets) return [503, 'Too many connections'];
    if (this.#budgets.of(address).sockets >= limits.socketsPerAddress) {
      return [429, 'Too many connections from this address'];
    }
    return [200, ''];
  }

  #accept(socket: WebSocket, version: Version, address: string): void {
    const { limits, log } = this.options;
    const budget = this.#budgets.of(address);
    const connection = new Connection(socket, version, budget, limits);
    this.#connections.add(connection);
    budget.sockets++;
    const count = () => {
      if (!connection.admit()) socket.close(POLICY, 'too many frames');
    };
    socket.on('ping', count);
    socket.on('pong', count);
    socket.on('message', (data, isBinary) => {
      this.#receive(connection, data as Buffer, isBinary); // As ws gives it by default.
    });
    socket.on('error', () => {}); // ws closes the socket, and 'close' follows.
    socket.on('close', (code) => {
      this.#connections.delete(connection);
      budget.sockets--;
      budget.usedAt = performance.now();
      this.channels.drop(connection);
      log({ level: 'info', event: 'socket closed', code, open: this.#connections.size });
    });
  }

  /** Disconnects sockets whose other end has gone silently. */
  #ping(): void {
    this.#budgets.forgetIdle();
    for (const connection of this.#connections) {
      if (connection.alive) {
        connection.alive = false;
        connection.socket.ping();
      } else {
        connection.socket.terminate();
      }
    }
  }

  #receive(connection: Connection, data: Buffer, isBinary: boolean): void {
    const { socket, version } = connection;
    if (!connection.admit()) {
      socket.close(POLICY, 'too many frames');
      return;
    }
    const binary = version === '2.0.0' ? decodeBinary : () => null;
    const frame = isBinary ? binary(data) : decodeText(data.toString(), version);
    if (frame === null) {
      socket.close(MALFORMED, 'malformed frame');
      return;
    }
    this.channels
      .handle(connection, frame)
      .catch((error: unknown) => this.#refuse(connection, frame, error));
  }

  #refuse(connection: Connection, frame: Address, error: unknown): void {
    const known = error instanceof Refused;
    if (!known) {
      const name = error instanceof Error ? error.name : 'unknown';
      this.options.log({ level: 'error', event: 'realtime failed', error: name });
    }
    const reason = known ? error.message : 'The database is not available at the moment';
    connection.reply(frame, 'error', { reason });
  }
}

/** Answers a request for a WebSocket with a plain HTTP error. */
function refuseUpgrade(socket: Duplex, status: number, message: string): void {
  takeOver(socket);
  const type = { 'content-type': 'application/json; charset=utf-8' };
  refuse(status, socket, type, JSON.stringify({ message }));
}

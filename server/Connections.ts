import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './backend/clientAddress';

export const DEFAULT_CONNECTION_LIMITS = {
  /**
   * The most connections, in all and per address. The limit per address does not apply behind a
   * proxy.
   */
  connections: 8_000,
  connectionsPerAddress: 400,
  /** The most requests of one connection that may wait for their answers. */
  pipelined: 16,
  /** The most requests, over all connections, that wait behind another one of their connection. */
  queued: 1_000,
  /** How long a connection may be silent, or read nothing of its answers, in ms. */
  idle: 60_000,
  /** How long the headers of a request, and the whole request, may take to arrive, in ms. */
  headers: 15_000,
  request: 30_000,
  /** How long the rest of a request may take after its answer, in ms: nobody reads it. */
  unread: 1_000,
};

export type ConnectionLimits = Readonly<typeof DEFAULT_CONNECTION_LIMITS>;

/** Node's parser result for a switch to another protocol: the bytes after it are not parsed. */
const OTHER_PROTOCOL = 2;

/**
 * Stops the parser within a chunk. Thousands of requests fit into one, and Node would create all of
 * them before it sees that the connection is closed. The parser is not documented; if it changes,
 * that happens.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } | null };
  if (parser) parser.onIncoming = () => OTHER_PROTOCOL;
}

/** The open connections and their limits: how many, how many pipelined requests, and how long. */
export class Connections {
  readonly #byAddress = new Map<string, number>();
  readonly #waiting = new WeakMap<Socket, Set<ServerResponse>>();
  /** The response to the last request. */
  readonly #last = new WeakMap<Socket, ServerResponse>();
  #open = 0;
  #queued = 0;

  constructor(
    readonly limits: ConnectionLimits,
    readonly isBehindProxy: boolean,
  ) {}

  get open(): number {
    return this.#open;
  }

  /** Counts a connection. Closes it at once if there are too many. */
  admit(socket: Socket): void {
    const address = clientAddress(socket.remoteAddress, undefined, false);
    const count = this.#byAddress.get(address) ?? 0;
    const { connections, connectionsPerAddress } = this.limits;
    const isTooMany =
      this.#open >= connections || (!this.isBehindProxy && count >= connectionsPerAddress);
    if (isTooMany) {
      socket.on('error', () => {});
      socket.destroy();
      return;
    }
    this.#open++;
    this.#byAddress.set(address, count + 1);
    socket.once('close', () => {
      this.#open--;
      const left = (this.#byAddress.get(address) ?? 1) - 1;
      if (left === 0) this.#byAddress.delete(address);
      else this.#byAddress.set(address, left);
    });
  }

  /** Counts a request until it is answered. @returns false if the connection was closed for it */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    if (socket.destroyed) return false;
    const waiting = this.#waitingOn(socket);
    const isBehind = waiting.size > 0;
    if (isBehind && (waiting.size >= this.limits.pipelined || this.#queued >= this.limits.queued)) {
      stopParsing(socket);
      socket.destroy();
      return false;
    }
    waiting.add(response);
    this.#last.set(socket, response);
    if (isBehind) this.#queued++;
    response.once('finish', () => {
      if (!request.complete) this.#boundRest(request);
    });
    response.once('close', () => {
      waiting.delete(response);
      if (isBehind) this.#queued--;
    });
    return true;
  }

  /**
   * Calls back after all complete requests of a connection with malformed input have been answered.
   * @param goOn told whether the incomplete request still needs an answer
   */
  afterAnswers(socket: Socket, goOn: (isOwed: boolean) => void): void {
    const last = this.#last.get(socket);
    const broken = last?.req.complete === false ? last : undefined;
    const whole = [...(this.#waiting.get(socket) ?? [])].filter((answer) => answer !== broken);
    const go = () => goOn(broken?.headersSent !== true);
    const before = whole.at(-1);
    if (before) before.once('close', go);
    else go();
  }

  /** Closes a connection whose request body goes on for too long after the answer. */
  #boundRest(request: IncomingMessage): void {
    const { socket } = request;
    const overdue = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, this.limits.unread);
    request.once('close', () => clearTimeout(overdue));
  }

  /** The answers that a connection is waiting for. */
  #waitingOn(socket: Socket): Set<ServerResponse> {
    const known = this.#waiting.get(socket);
    if (known) return known;
    const waiting = new Set<ServerResponse>();
    this.#waiting.set(socket, waiting);
    socket.once('close', () => {
      // Node reports a closed connection to its first pending answer only, not to those behind it.
      setImmediate(() => {
        for (const response of waiting) response.destroy().emit('close');
      });
    });
    return waiting;
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './backend/clientAddress';

export type ConnectionLimits = Readonly<{
  /** The most connections of any kind, and of one address; the latter not behind a proxy. */
  connections: number;
  connectionsPerAddress: number;
  /** The most requests that one connection may have waiting for their answers. */
  pipelined: number;
  /** The most requests that wait behind another of their connection, of all connections together. */
  queued: number;
  /** How long a connection may take nothing of what waits for it, or say nothing, in ms. */
  idle: number;
  /** How long a request's headers, and all of it, may take to come, in ms. */
  headers: number;
  request: number;
  /** How long the rest of a request may take to come once it is answered, in ms: nobody reads it. */
  unread: number;
}>;

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  connections: 8_000,
  connectionsPerAddress: 400,
  pipelined: 16,
  queued: 1_000,
  idle: 60_000,
  headers: 15_000,
  request: 30_000,
  unread: 1_000,
};

/** As Node's parser takes it: what follows is another protocol's and is left alone. */
const OTHER_PROTOCOL = 2;

/**
 * Leaves the rest of what came at once unread: some thousands of requests fit in it, and Node would
 * make all of them before it sees that the connection is closed. Its parser is not documented; where
 * it is another, that is what happens.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: () => number } | null };
  if (parser) parser.onIncoming = () => OTHER_PROTOCOL;
}

/** The open connections and what each may cost: how many, how far ahead, and for how long. */
export class Connections {
  readonly #byAddress = new Map<string, number>();
  readonly #waiting = new WeakMap<Socket, Set<ServerResponse>>();
  /** The answer to what was asked last. */
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

  /** Counts a connection; one too many is closed at once. */
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

  /** Counts a request until it is answered. @returns false when its connection was closed for it */
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
   * Goes on once a connection, on which something came that cannot be read, was given the answers to
   * all that had come whole before.
   * @param goOn told whether the request that was coming is still owed an answer
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

  /** Ends a connection whose request goes on for too long after its answer. */
  #boundRest(request: IncomingMessage): void {
    const { socket } = request;
    const overdue = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, this.limits.unread);
    request.once('close', () => clearTimeout(overdue));
  }

  /** The answers that a connection waits for. */
  #waitingOn(socket: Socket): Set<ServerResponse> {
    const known = this.#waiting.get(socket);
    if (known) return known;
    const waiting = new Set<ServerResponse>();
    this.#waiting.set(socket, waiting);
    socket.once('close', () => {
      // Node tells the answer at the head of the line that the connection is gone, by then, and
      // those behind it nothing.
      setImmediate(() => {
        for (const response of waiting) response.destroy().emit('close');
      });
    });
    return waiting;
  }
}

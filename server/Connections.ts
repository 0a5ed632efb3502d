import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { clientAddress } from './backend/clientAddress';

export type ConnectionLimits = Readonly<{
  /** The most connections of any kind, and of one address; the latter not behind a proxy. */
  connections: number;
  connectionsPerAddress: number;
  /** The most requests that one connection may have waiting for their answers. */
  pipelined: number;
  /** How long a connection may take nothing of what waits for it, or say nothing, in ms. */
  idle: number;
}>;

export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  connections: 8_000,
  connectionsPerAddress: 400,
  pipelined: 16,
  idle: 60_000,
};

/** The open connections and what each may cost: how many, how far ahead, and for how long. */
export class Connections {
  readonly #byAddress = new Map<string, number>();
  readonly #waiting = new WeakMap<Socket, number>();
  #open = 0;

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
  begin({ socket }: IncomingMessage, response: ServerResponse): boolean {
    if (socket.destroyed) return false;
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting > this.limits.pipelined) {
      socket.destroy();
      return false;
    }
    this.#waiting.set(socket, waiting);
    response.once('close', () => {
      this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1);
    });
    return true;
  }
}

import type { WebSocket } from 'ws';
import type { Limits } from '../limits';
import type { AddressBudget } from './Budgets';
import { type Address, encode, type Version } from './frames';
import { TokenBucket } from './TokenBucket';

/** One visitor's socket. */
export class Connection {
  readonly broadcasts: TokenBucket;
  readonly #frames: TokenBucket;
  /** Whether anything came since the last ping. */
  alive = true;

  constructor(
    readonly socket: WebSocket,
    readonly version: Version,
    /** The budget shared with the other sockets of its address. */
    readonly budget: AddressBudget,
    readonly limits: Limits,
  ) {
    this.broadcasts = new TokenBucket(limits.broadcastBurst, limits.broadcastsPerSecond);
    this.#frames = new TokenBucket(limits.frameBurst, limits.framesPerSecond);
  }

  /** Counts one received message. Returns false if there were too many. */
  admit(): boolean {
    this.alive = true;
    this.budget.usedAt = performance.now();
    return this.#frames.take() && this.budget.frames.take();
  }

  send(data: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > this.limits.bufferedBytes) {
      this.socket.terminate(); // Too slow: it reconnects and catches up.
      return;
    }
    this.socket.send(data);
  }

  push(topic: string, event: string, payload: unknown, joinRef: string | null = null): void {
    this.send(encode({ joinRef, ref: joinRef, topic, event, payload }, this.version));
  }

  reply(to: Address, status: 'ok' | 'error', response: object = {}) {
    this.send(encode({ ...to, event: 'phx_reply', payload: { status, response } }, this.version));
  }
}

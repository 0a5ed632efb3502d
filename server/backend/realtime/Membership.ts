import { randomUUID } from 'node:crypto';
import type { Limits } from '../limits';
import type { Binding } from './ChangeFeed';
import type { Connection } from './Connection';
import type { JoinRequest } from './JoinRequest';
import { TokenBucket } from './TokenBucket';

/** One socket's part in one channel. */
export class Membership {
  readonly presenceKey: string;
  /** Whether it receives presence. Tracking itself turns it on, as on the hosted service. */
  presenceEnabled: boolean;
  readonly hearsItself: boolean;
  readonly wantsAck: boolean;
  readonly presenceUpdates: TokenBucket;
  readonly bindings: Binding[] = [];
  /** Its own entry in the channel's presence, while tracked, with its size in bytes. */
  tracked: Readonly<{ ref: string; bytes: number }> | null = null;

  constructor(
    readonly connection: Connection,
    readonly topic: string,
    readonly joinRef: string | null,
    config: JoinRequest['config'],
    limits: Limits,
  ) {
    this.presenceKey = config.presence?.key || randomUUID();
    this.presenceEnabled = config.presence?.enabled ?? false;
    this.hearsItself = config.broadcast?.self ?? false;
    this.wantsAck = config.broadcast?.ack ?? false;
    const burst = limits.presenceUpdatesPer30s;
    this.presenceUpdates = new TokenBucket(burst, burst / 30);
  }

  push(event: string, payload: unknown): void {
    this.connection.push(this.topic, event, payload);
  }

  /** Sends a message about the channel itself, with the hosted service's wording. */
  tell(status: 'ok' | 'error', extension: 'system' | 'postgres_changes', message: string): void {
    const channel = this.topic.replace(/^realtime:/, '');
    this.push('system', { channel, extension, message, status });
  }
}

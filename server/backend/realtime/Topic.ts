import type { Limits } from '../limits';
import type { Change } from './ChangeFeed';
import { type Broadcast, encode, encodeBroadcast, encodeRaw, type Version } from './frames';
import type { Membership } from './Membership';
import { Presence } from './Presence';
import { Refused } from './Refused';
import { TokenBucket } from './TokenBucket';

/** Presence changes are collected for this long, in ms. */
const PRESENCE_INTERVAL = 50;

/** One channel and its members. A message to many is serialised once per protocol version. */
export class Topic {
  readonly members = new Set<Membership>();
  readonly presence = new Presence();
  #timer: NodeJS.Timeout | null = null;

  /** Each broadcast goes to everybody, so the channel has a limit as well. */
  readonly #broadcasts: TokenBucket;

  constructor(
    readonly name: string,
    limits: Limits,
  ) {
    this.#broadcasts = new TokenBucket(
      limits.channelBroadcastBurst,
      limits.channelBroadcastsPerSecond,
    );
  }

  /** @returns whether the channel is empty now */
  remove(member: Membership): boolean {
    this.members.delete(member);
    this.untrack(member);
    if (this.members.size > 0) return false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    return true;
  }

  /** @throws Refused */
  track(member: Membership, state: Readonly<Record<string, unknown>>): void {
    const bytes = Buffer.byteLength(member.presenceKey) + Buffer.byteLength(JSON.stringify(state));
    member.connection.budget.keepPresence(bytes - (member.tracked?.bytes ?? 0));
    if (member.tracked !== null) this.presence.leave(member.tracked.ref);
    member.tracked = { ref: this.presence.join(member.presenceKey, state), bytes };
    this.#announceSoon();
  }

  untrack(member: Membership): void {
    if (member.tracked === null) return;
    this.presence.leave(member.tracked.ref);
    member.connection.budget.keepPresence(-member.tracked.bytes);
    member.tracked = null;
    this.#announceSoon();
  }

  /** @throws Refused */
  broadcast(broadcast: Broadcast, sender: Membership | null): void {
    if (!this.#broadcasts.take()) throw new Refused('The channel is too busy');
    this.#sendAll(
      (version) => encodeBroadcast(this.name, broadcast, version),
      (member) => member !== sender || member.hearsItself,
    );
  }

  /** Sends a table's change to the members whose subscriptions it concerns. */
  deliver(change: Change): void {
    const frames = new Map<string, string>();
    for (const member of this.members) {
      const ids = new Map<string, number[]>();
      for (const { id } of member.bindings) {
        const data = change.get(id);
        if (data === undefined) continue;
        const same = ids.get(data);
        if (same === undefined) ids.set(data, [id]);
        else same.push(id);
      }
      for (const [data, list] of ids) {
        const { version } = member.connection;
        const key = `${version} ${list.join()}`;
        let frame = frames.get(key);
        if (frame === undefined) {
          const head = { joinRef: null, ref: null, topic: this.name, event: 'postgres_changes' };
          frame = encodeRaw(head, `{"ids":[${list.join()}],"data":${data}}`, version);
          frames.set(key, frame);
        }
        member.connection.send(frame);
      }
    }
  }

  #announceSoon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      for (const payload of this.presence.takeDiffs()) {
        const event = 'presence_diff';
        const frame = { joinRef: null, ref: null, topic: this.name, event, payload };
        this.#sendAll(
          (version) => encode(frame, version),
          (member) => member.presenceEnabled,
        );
      }
    }, PRESENCE_INTERVAL);
  }

  #sendAll(
    write: (version: Version) => string | Buffer,
    wants: (member: Membership) => boolean,
  ): void {
    const frames = new Map<Version, string | Buffer>();
    for (const member of this.members) {
      if (!wants(member)) continue;
      const { version } = member.connection;
      const frame = frames.get(version) ?? write(version);
      frames.set(version, frame);
      member.connection.send(frame);
    }
  }
}

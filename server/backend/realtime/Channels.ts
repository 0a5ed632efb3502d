import { embeddedKey as ANON_KEY } from '../../../src/content/embeddedKey';
import type { Log } from '../LogEvent';
import type { Limits } from '../limits';
import type { Budgets } from './Budgets';
import { bindingKey, type Change, type ChangeFeed } from './ChangeFeed';
import type { Connection } from './Connection';
import type { Address, Broadcast, BroadcastMessage, ChannelMessage } from './frames';
import {
  type BindingRequest,
  type JoinRequest,
  parseJoinRequest,
  parsePresenceUpdate,
} from './JoinRequest';
import { Membership } from './Membership';
import { Refused } from './Refused';
import { Topic } from './Topic';

export type ChannelOptions = Readonly<{
  /** Opens the database. Channels without table changes never call it. */
  openFeed: () => Promise<ChangeFeed>;
  limits: Limits;
  log: Log;
}>;

/** The channels and who is in them: joining, leaving, presence and broadcast. */
export class Channels {
  readonly #topics = new Map<string, Topic>();
  /** What each connection has joined, by topic. */
  readonly #joined = new WeakMap<Connection, Map<string, Membership>>();

  constructor(
    readonly options: ChannelOptions,
    readonly budgets: Budgets,
  ) {}

  get size(): number {
    return this.#topics.size;
  }

  /**
   * Sends a broadcast that came over HTTP.
   * @throws Refused
   */
  broadcast(subTopic: string, broadcast: Broadcast, address: string): void {
    const topic = this.#topics.get(`realtime:${subTopic}`);
    if (!this.budgets.of(address).broadcasts.take()) throw new Refused('Too many broadcasts');
    topic?.broadcast(broadcast, null);
  }

  deliver(change: Change): void {
    for (const topic of this.#topics.values()) topic.deliver(change);
  }

  /** Forgets a connection that ended. */
  drop(connection: Connection): void {
    for (const membership of this.#joinedBy(connection).values()) this.#leave(membership);
  }

  /** @throws Refused */
  async handle(connection: Connection, frame: ChannelMessage | BroadcastMessage): Promise<void> {
    if ('broadcast' in frame) {
      this.#relay(connection, frame, frame.broadcast);
      return;
    }
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') {
      connection.reply(frame, 'ok');
      return;
    }
    if (frame.event === 'phx_join') {
      await this.#join(connection, frame);
      return;
    }
    const [membership, topic] = this.#find(connection, frame.topic);
    switch (frame.event) {
      case 'phx_leave':
        connection.reply(frame, 'ok');
        this.#expel(membership);
        break;
      case 'access_token':
        this.#checkToken(membership, frame.payload);
        break;
      case 'presence':
        this.#presence(membership, topic, frame);
        break;
      case 'broadcast':
        this.#relay(connection, frame, readBroadcast(frame.payload));
        break;
      default:
        throw new Refused('unknown event');
    }
  }

  /** @throws Refused */
  #relay(connection: Connection, from: Address, broadcast: Broadcast): void {
    const [membership, topic] = this.#find(connection, from.topic);
    if (broadcast.content.length > this.options.limits.broadcastBytes) {
      throw new Refused('The broadcast is too large');
    }
    if (!connection.broadcasts.take() || !connection.budget.broadcasts.take()) {
      throw new Refused('Too many broadcasts');
    }
    topic.broadcast(broadcast, membership);
    if (membership.wantsAck) connection.reply(from, 'ok');
  }

  #joinedBy(connection: Connection): Map<string, Membership> {
    const joined = this.#joined.get(connection) ?? new Map<string, Membership>();
    this.#joined.set(connection, joined);
    return joined;
  }

  #find(connection: Connection, name: string): [Membership, Topic] {
    const membership = this.#joinedBy(connection).get(name);
    const topic = this.#topics.get(name);
    if (membership === undefined || topic?.members.has(membership) !== true) {
      throw new Refused('unmatched topic');
    }
    return [membership, topic];
  }

  async #join(connection: Connection, frame: ChannelMessage): Promise<void> {
    const { limits } = this.options;
    const { topic } = frame;
    const config = readJoin(frame);
    const joined = this.#joinedBy(connection);
    const older = joined.get(topic);
    if (older !== undefined) this.#expel(older);
    if (joined.size >= limits.joinsPerSocket) {
      throw new Refused('Too many channels');
    }
    connection.budget.join();
    const membership = new Membership(connection, topic, frame.joinRef, config, limits);
    joined.set(topic, membership);
    const isCurrent = () => joined.get(topic) === membership;
    const changes = config.postgres_changes ?? [];
    try {
      await this.#bind(membership, changes);
    } catch (error) {
      this.#release(membership);
      if (isCurrent()) this.#forget(membership);
      throw error;
    }
    if (isCurrent()) this.#admit(membership, frame, changes);
    else this.#release(membership); // The client left, or joined again, in the meantime.
  }

  async #bind(membership: Membership, changes: readonly BindingRequest[]): Promise<void> {
    if (changes.length === 0) return;
    const { budget } = membership.connection;
    const feed = await this.options.openFeed();
    for (const change of changes) {
      const key = bindingKey(change);
      budget.bind(key);
      try {
        membership.bindings.push(await feed.bind(change, budget.address));
      } catch (error) {
        budget.release(key);
        throw error;
      }
    }
  }

  #release({ bindings, connection }: Membership): void {
    for (const binding of bindings.splice(0)) {
      binding.feed.release(binding);
      connection.budget.release(binding.key);
    }
  }

  #forget({ connection, topic }: Membership): void {
    this.#joinedBy(connection).delete(topic);
    connection.budget.channels--;
  }

  #admit(membership: Membership, frame: ChannelMessage, changes: readonly BindingRequest[]): void {
    const { bindings } = membership;
    const topic =
      this.#topics.get(membership.topic) ?? new Topic(membership.topic, this.options.limits);
    this.#topics.set(membership.topic, topic);
    topic.members.add(membership);
    // The client compares the list with its own, entry by entry.
    const listed = changes.map((change, i) => ({ ...change, id: bindings[i]?.id }));
    membership.connection.reply(frame, 'ok', { postgres_changes: listed });
    if (membership.presenceEnabled) membership.push('presence_state', topic.presence.state());
    if (bindings.length > 0) membership.tell('ok', 'postgres_changes', 'Subscribed to PostgreSQL');
  }

  #leave(membership: Membership): void {
    this.#forget(membership);
    this.#release(membership);
    const topic = this.#topics.get(membership.topic);
    if (topic?.remove(membership) === true) this.#topics.delete(membership.topic);
  }

  /** Ends a membership and tells its client, which does not rejoin by itself. */
  #expel(membership: Membership): void {
    this.#leave(membership);
    membership.connection.push(membership.topic, 'phx_close', {}, membership.joinRef);
  }

  #checkToken(membership: Membership, payload: unknown): void {
    const token = (payload as Readonly<{ access_token?: unknown }> | null)?.access_token;
    if (token === ANON_KEY) return;
    membership.tell('error', 'system', 'Invalid access token');
    this.#expel(membership);
  }

  #presence(membership: Membership, topic: Topic, frame: ChannelMessage): void {
    const update = parsePresenceUpdate(frame.payload);
    if (update === null) throw new Refused('malformed presence');
    if (!membership.presenceUpdates.take()) {
      membership.tell('error', 'system', 'Client presence rate limit exceeded');
      this.#expel(membership);
      return;
    }
    if (update.event === 'untrack') {
      topic.untrack(membership);
    } else {
      const isFull = topic.presence.size >= this.options.limits.presencePerTopic;
      if (isFull && membership.tracked === null) {
        throw new Refused('Too many visitors are present');
      }
      if (!membership.presenceEnabled) {
        membership.presenceEnabled = true;
        membership.push('presence_state', topic.presence.state());
      }
      topic.track(membership, update.payload ?? {});
    }
    membership.connection.reply(frame, 'ok');
  }
}

function readJoin(frame: ChannelMessage): JoinRequest['config'] {
  if (!/^realtime:./s.test(frame.topic)) throw new Refused('unmatched topic');
  const request = parseJoinRequest(frame.payload);
  if (request === null) throw new Refused('malformed join');
  if ((request.access_token ?? ANON_KEY) !== ANON_KEY) throw new Refused('Invalid access token');
  if (request.config.private === true) {
    throw new Refused('You do not have permissions to read from this private channel');
  }
  return request.config;
}

function readBroadcast(payload: unknown): Broadcast {
  const { event, payload: content } = (payload ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof event !== 'string' || event === '' || Buffer.byteLength(event) > 255) {
    throw new Refused('malformed broadcast');
  }
  return { event, encoding: 1, content: Buffer.from(JSON.stringify(content ?? {})) };
}

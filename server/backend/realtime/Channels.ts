import { ANON_KEY } from '../anonKey';
import type { Log } from '../LogEvent';
import type { Limits } from '../limits';
import type { Binding, Change, ChangeFeed } from './ChangeFeed';
import type { Connection } from './Connection';
import type { Broadcast, Frame } from './frames';
import {
  type BindingRequest,
  type JoinRequest,
  parseJoinRequest,
  parsePresenceUpdate,
} from './JoinRequest';
import { Membership } from './Membership';
import { Refused } from './Refused';
import { Topic } from './Topic';

type Address = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

export type ChannelOptions = Readonly<{
  /** Opens the database; channels without table changes never call it. */
  openFeed: () => Promise<ChangeFeed>;
  limits: Limits;
  log: Log;
}>;

/** The channels and who is in them: joining, leaving, presence and broadcast. */
export class Channels {
  readonly #topics = new Map<string, Topic>();

  constructor(readonly options: ChannelOptions) {}

  /** Sends a broadcast that came over HTTP. */
  broadcast(subTopic: string, broadcast: Broadcast): void {
    this.#topics.get(`realtime:${subTopic}`)?.broadcast(broadcast, null);
  }

  deliver(change: Change): void {
    for (const topic of this.#topics.values()) topic.deliver(change);
  }

  /** Forgets a connection that ended. */
  drop(connection: Connection): void {
    for (const membership of connection.memberships.values()) this.#leave(membership);
  }

  /** @throws Refused */
  async handle(connection: Connection, frame: Frame): Promise<void> {
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
        this.relay(connection, frame, readBroadcast(frame.payload));
        break;
      default:
        throw new Refused('unknown event');
    }
  }

  /** @throws Refused */
  relay(connection: Connection, from: Address, broadcast: Broadcast): void {
    const [membership, topic] = this.#find(connection, from.topic);
    if (broadcast.content.length > this.options.limits.broadcastBytes) {
      throw new Refused('The broadcast is too large');
    }
    if (!connection.broadcasts.take()) throw new Refused('Too many broadcasts');
    topic.broadcast(broadcast, membership);
    if (membership.wantsAck) connection.reply(from, 'ok');
  }

  #find(connection: Connection, name: string): [Membership, Topic] {
    const membership = connection.memberships.get(name);
    const topic = this.#topics.get(name);
    if (membership === undefined || topic?.members.has(membership) !== true) {
      throw new Refused('unmatched topic');
    }
    return [membership, topic];
  }

  async #join(connection: Connection, frame: Frame): Promise<void> {
    const { limits } = this.options;
    const { topic } = frame;
    const config = readJoin(frame);
    const older = connection.memberships.get(topic);
    if (older !== undefined) this.#expel(older);
    if (connection.memberships.size >= limits.joinsPerSocket) {
      throw new Refused('Too many channels');
    }
    const membership = new Membership(connection, topic, frame.joinRef, config, limits);
    connection.memberships.set(topic, membership);
    const isCurrent = () => connection.memberships.get(topic) === membership;
    const changes = config.postgres_changes ?? [];
    let bindings: readonly Binding[];
    try {
      bindings = await this.#bind(changes);
    } catch (error) {
      if (isCurrent()) connection.memberships.delete(topic);
      throw error;
    }
    if (isCurrent()) this.#admit(membership, bindings, frame, changes);
    else this.#release(bindings); // it left, or joined again, in the meantime
  }

  async #bind(changes: readonly BindingRequest[]): Promise<readonly Binding[]> {
    if (changes.length === 0) return [];
    const feed = await this.options.openFeed();
    const bindings: Binding[] = [];
    try {
      for (const change of changes) bindings.push(await feed.bind(change));
    } catch (error) {
      for (const binding of bindings) feed.release(binding);
      throw error;
    }
    return bindings;
  }

  #release(bindings: readonly Binding[]): void {
    for (const binding of bindings) binding.feed.release(binding);
  }

  #admit(
    membership: Membership,
    bindings: readonly Binding[],
    frame: Frame,
    changes: readonly BindingRequest[],
  ): void {
    membership.bindings = bindings;
    const topic = this.#topics.get(membership.topic) ?? new Topic(membership.topic);
    this.#topics.set(membership.topic, topic);
    topic.members.add(membership);
    // The client compares the list with its own, entry by entry.
    const listed = changes.map((change, i) => ({ ...change, id: bindings[i]?.id }));
    membership.connection.reply(frame, 'ok', { postgres_changes: listed });
    if (membership.presenceEnabled) membership.push('presence_state', topic.presence.state());
    if (bindings.length > 0) membership.tell('ok', 'postgres_changes', 'Subscribed to PostgreSQL');
  }

  #leave(membership: Membership): void {
    membership.connection.memberships.delete(membership.topic);
    this.#release(membership.bindings);
    const topic = this.#topics.get(membership.topic);
    if (topic?.remove(membership) === true) this.#topics.delete(membership.topic);
  }

  /** Ends a membership and tells its client, which does not try again by itself. */
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

  #presence(membership: Membership, topic: Topic, frame: Frame): void {
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
      if (isFull && membership.presenceRef === null) {
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

function readJoin(frame: Frame): JoinRequest['config'] {
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
  if (typeof event !== 'string' || Buffer.byteLength(event) > 255) {
    throw new Refused('malformed broadcast');
  }
  return { event, encoding: 1, content: Buffer.from(JSON.stringify(content ?? {})) };
}

/**
 * What one visitor may cost the server. The limits on how fast messages may come are settings in
 * the database; these protect the server in front of it.
 */
export type Limits = Readonly<{
  /** The most REST requests of one address in ten seconds. */
  requestsPer10s: number;
  /** The largest body of a REST request, in bytes. */
  bodyBytes: number;
  /** The largest WebSocket message, in bytes. */
  frameBytes: number;
  /** The most open sockets, in all and of one address. */
  sockets: number;
  socketsPerAddress: number;
  /** The most channels one socket may join, as the hosted service has it. */
  joinsPerSocket: number;
  /** Messages that one socket may send: at once, and per second after that. */
  frameBurst: number;
  framesPerSecond: number;
  /** The largest content of a broadcast, in bytes; each one goes to the whole channel. */
  broadcastBytes: number;
  /** Broadcasts that one socket may send: at once, and per second after that. */
  broadcastBurst: number;
  broadcastsPerSecond: number;
  /** The same for all sockets of one address together. */
  addressFrameBurst: number;
  addressFramesPerSecond: number;
  addressBroadcastBurst: number;
  addressBroadcastsPerSecond: number;
  /** Channels that one address may join: at once, per second after that, and hold in total. */
  addressJoinBurst: number;
  addressJoinsPerSecond: number;
  channelsPerAddress: number;
  /** The most subscriptions to table changes of one address, and of different ones. */
  bindingsPerAddress: number;
  filtersPerAddress: number;
  /** The most different subscriptions in total. */
  filters: number;
  /** Broadcasts that one channel passes on: at once, and per second after that. */
  channelBroadcastBurst: number;
  channelBroadcastsPerSecond: number;
  /** The most REST requests of one address that run in the database at once. */
  queriesPerAddress: number;
  /** The most visitors listed as present in one channel. */
  presencePerTopic: number;
  /** The most presence data of one address over all channels, in bytes. */
  presenceBytesPerAddress: number;
  /** Presence updates of one channel in 30 s before it is closed, as the hosted service has it. */
  presenceUpdatesPer30s: number;
  /** A client that is this many bytes behind is disconnected; it reconnects and catches up. */
  bufferedBytes: number;
  /**
   * How often sockets are pinged, in ms. One that is silent for a whole interval is disconnected.
   */
  pingInterval: number;
}>;

export const DEFAULT_LIMITS: Limits = {
  requestsPer10s: 100,
  bodyBytes: 16 * 1024,
  frameBytes: 64 * 1024,
  sockets: 5000,
  socketsPerAddress: 200,
  joinsPerSocket: 100,
  frameBurst: 100,
  framesPerSecond: 50,
  broadcastBytes: 4 * 1024,
  broadcastBurst: 20,
  broadcastsPerSecond: 5,
  addressFrameBurst: 600,
  addressFramesPerSecond: 200,
  addressBroadcastBurst: 60,
  addressBroadcastsPerSecond: 20,
  addressJoinBurst: 400,
  addressJoinsPerSecond: 20,
  channelsPerAddress: 500,
  bindingsPerAddress: 500,
  filtersPerAddress: 50,
  filters: 2000,
  channelBroadcastBurst: 120,
  channelBroadcastsPerSecond: 40,
  queriesPerAddress: 4,
  presencePerTopic: 2000,
  presenceBytesPerAddress: 32 * 1024,
  presenceUpdatesPer30s: 5,
  bufferedBytes: 256 * 1024,
  pingInterval: 25_000,
};

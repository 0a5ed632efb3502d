/**
 * What one visitor may cost the server. The limits on how fast messages may come are settings in
 * the database; these protect the server in front of it.
 */
export const DEFAULT_LIMITS = {
  /** The most REST requests of one address in ten seconds. */
  requestsPer10s: 100,
  /** The largest body of a REST request, in bytes. */
  bodyBytes: 16 * 1024,
  /** The largest WebSocket message, in bytes. */
  frameBytes: 64 * 1024,
  /** The most open sockets, in all and of one address. */
  sockets: 5000,
  socketsPerAddress: 200,
  /** The most channels one socket may join, as the hosted service has it. */
  joinsPerSocket: 100,
  /** Messages that one socket may send: at once, and per second after that. */
  frameBurst: 100,
  framesPerSecond: 50,
  /** The largest content of a broadcast, in bytes; each one goes to the whole channel. */
  broadcastBytes: 4 * 1024,
  /** Broadcasts that one socket may send: at once, and per second after that. */
  broadcastBurst: 20,
  broadcastsPerSecond: 5,
  /** The same for all sockets of one address together. */
  addressFrameBurst: 600,
  addressFramesPerSecond: 200,
  addressBroadcastBurst: 60,
  addressBroadcastsPerSecond: 20,
  /** Channels that one address may join: at once, per second after that, and hold in total. */
  addressJoinBurst: 400,
  addressJoinsPerSecond: 20,
  channelsPerAddress: 500,
  /** The most subscriptions to table changes of one address, and of different ones. */
  bindingsPerAddress: 500,
  filtersPerAddress: 50,
  /** The most different subscriptions in total. */
  filters: 2000,
  /** Broadcasts that one channel passes on: at once, and per second after that. */
  channelBroadcastBurst: 120,
  channelBroadcastsPerSecond: 40,
  /** The most REST requests of one address that run in the database at once. */
  queriesPerAddress: 4,
  /** The most visitors listed as present in one channel. */
  presencePerTopic: 2000,
  /** The most presence data of one address over all channels, in bytes. */
  presenceBytesPerAddress: 32 * 1024,
  /** Presence updates of one channel in 30 s before it is closed, as the hosted service has it. */
  presenceUpdatesPer30s: 5,
  /** A client that is this many bytes behind is disconnected; it reconnects and catches up. */
  bufferedBytes: 256 * 1024,
  /**
   * How often sockets are pinged, in ms. One that is silent for a whole interval is disconnected.
   */
  pingInterval: 25_000,
};

export type Limits = Readonly<typeof DEFAULT_LIMITS>;

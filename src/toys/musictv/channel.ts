import { musicTvSongs, type Song } from '../../content/songs';
import { type Failure, failureOf, failureWords } from './failures';
import type { PlayerReport } from './player/parsePlayerMessage';
import type { Slot } from './programme';

/** The state of the music channel. */
export type Channel = Readonly<{
  /** `standby` shows the poster, `tuning` static, `on` the player, `card` the test card. */
  phase: 'standby' | 'tuning' | 'on' | 'card';
  /** Index of the song. */
  at: number;
  /** Whole seconds into the song. */
  startAt: number;
  /** How many songs have been loaded into the player. */
  load: number;
  /**
   * Since the song was loaded: whether the player has answered, the static is over, it has played.
   */
  answered: boolean;
  settled: boolean;
  played: boolean;
  /** The song followed another without a press. */
  bySelf: boolean;
  /** The player has failed on this song once before. */
  retried: boolean;
  /** The visitor has pressed PLAY on a test card that asked for it. */
  insisted: boolean;
  failure: Failure | undefined;
  /** Failures in a row that were not caused by a video. */
  stalls: number;
  /** The test card stays until somebody presses. */
  resting: boolean;
  /** Ids of the songs whose video failed in this session. */
  failed: readonly string[];
  /** How often each song has played on this device, by id. */
  plays: Readonly<Record<string, number>>;
}>;

export type ChannelEvent = Readonly<
  | { kind: 'play' }
  | { kind: 'standby' }
  | { kind: 'step'; by: 1 | -1 }
  | { kind: 'pick'; at: number }
  | { kind: 'player'; report: PlayerReport }
  | { kind: 'settled' | 'silence' | 'cardOver' | 'online' }
  | ({ kind: 'recall' } & Pick<Channel, 'at' | 'failed' | 'plays'>)
>;

/** After this many failures in a row that no video caused, the set waits for a press. */
const maxStalls = 2;

export const firstChannel: Channel = {
  phase: 'standby',
  at: 0,
  startAt: 0,
  load: 0,
  answered: false,
  settled: false,
  played: false,
  bySelf: false,
  retried: false,
  insisted: false,
  failure: undefined,
  stalls: 0,
  resting: false,
  failed: [],
  plays: {},
};

export function songAt({ at }: Pick<Channel, 'at'>): Song {
  return musicTvSongs[at];
}

/**
 * The next song in that direction, wrapping around, whose video has not failed; simply the next if
 * all have.
 */
export function stepFrom(at: number, by: 1 | -1, failed: readonly string[]): number {
  const count = musicTvSongs.length;
  for (let steps = 1; steps <= count; steps++) {
    const place = (at + by * steps + count * steps) % count;
    if (!failed.includes(musicTvSongs[place].id)) return place;
  }
  return (at + by + count) % count;
}

function tune(channel: Channel, { at, startAt }: Slot): Channel {
  return {
    ...channel,
    phase: 'tuning',
    at,
    startAt,
    load: channel.load + 1,
    answered: false,
    settled: false,
    played: false,
    bySelf: false,
    retried: false,
    insisted: false,
    failure: undefined,
    resting: false,
  };
}

function fail(channel: Channel, failure: Failure): Channel {
  if (failure === 'player' && !channel.retried) {
    return { ...tune(channel, channel), retried: true, insisted: channel.insisted };
  }
  const { ofVideo } = failureWords[failure];
  const { id } = songAt(channel);
  const failed = ofVideo && !channel.failed.includes(id) ? [...channel.failed, id] : channel.failed;
  const stalls = ofVideo ? 0 : channel.stalls + 1;
  return {
    ...channel,
    phase: 'card',
    failure,
    failed,
    stalls,
    resting: stalls >= maxStalls || failed.length >= musicTvSongs.length,
  };
}

function hear(channel: Channel, report: PlayerReport, slot: Slot | undefined): Channel {
  if (channel.phase !== 'tuning' && channel.phase !== 'on') return channel;
  if (report.kind === 'error') return fail(channel, failureOf(report.code));
  if (report.kind === 'autoplayBlocked') {
    if (!channel.insisted) return fail(channel, 'autoplay');
    // The browser blocks playback that starts from outside the player: the visitor must press the
    // player itself.
    return { ...channel, phase: 'on', answered: true };
  }
  const state = report.kind === 'state' ? report.state : undefined;
  if (state === 0 && channel.phase === 'on' && channel.played) return advance(channel, slot);
  const played = channel.played || state === 1;
  const phase = channel.settled ? 'on' : channel.phase;
  if (channel.answered && played === channel.played && phase === channel.phase) return channel;
  const heard = { ...channel, phase, answered: true };
  if (played === channel.played) return heard;
  const { id } = songAt(channel);
  const plays = { ...channel.plays, [id]: (channel.plays[id] ?? 0) + 1 };
  return { ...heard, played, plays, stalls: 0 };
}

/** Continues without a press: with the song of the schedule, or the next of the list. */
function advance(channel: Channel, slot: Slot | undefined): Channel {
  const fits = slot && slot.at !== channel.at && !channel.failed.includes(musicTvSongs[slot.at].id);
  const next = { at: stepFrom(channel.at, 1, channel.failed), startAt: 0 };
  return { ...tune(channel, fits ? slot : next), bySelf: true };
}

/** A song that somebody chose is tried even if it has failed before. */
function choose(channel: Channel, to: Slot): Channel {
  const { id } = musicTvSongs[to.at];
  const failed = channel.failed.filter((other) => other !== id);
  return { ...tune(channel, to), failed, stalls: 0 };
}

function play(channel: Channel, slot: Slot | undefined): Channel {
  if (channel.phase === 'tuning' || channel.phase === 'on') return channel;
  const insisted = channel.failure === 'autoplay';
  const to = channel.phase === 'standby' && slot ? slot : { at: channel.at, startAt: 0 };
  return { ...choose(channel, to), insisted };
}

/** Data from outside the channel. */
export type World = Readonly<{
  /** What the schedule plays now, if the visitor follows it. */
  slot?: Slot | undefined;
  online: boolean;
}>;

/** Whether the player is mounted: one that never answered is better loaded again. */
export function hasPlayer({ phase, failure }: Channel): boolean {
  if (phase !== 'card') return phase !== 'standby';
  return (
    failure === 'autoplay' || (failure !== undefined && failureWords[failure].ofVideo === true)
  );
}

/** The channel's state after an event. */
export function nextChannel(channel: Channel, event: ChannelEvent, world: World): Channel {
  const next = react(channel, event, world.slot);
  return next.load > channel.load && !world.online ? fail(next, 'offline') : next;
}

function react(channel: Channel, event: ChannelEvent, slot: Slot | undefined): Channel {
  const { phase } = channel;
  switch (event.kind) {
    case 'play':
      return play(channel, slot);
    case 'standby':
      return phase === 'standby' ? channel : { ...channel, phase: 'standby', failure: undefined };
    case 'step': {
      const at = stepFrom(channel.at, event.by, channel.failed);
      if (phase === 'standby') return { ...channel, at, startAt: 0 };
      return { ...tune(channel, { at, startAt: 0 }), stalls: 0 };
    }
    case 'pick':
      return choose(channel, { at: event.at, startAt: 0 });
    case 'player':
      return hear(channel, event.report, slot);
    case 'settled':
      if (phase !== 'tuning') return channel;
      return { ...channel, settled: true, phase: channel.answered ? 'on' : phase };
    case 'silence':
      return phase === 'tuning' && !channel.answered ? fail(channel, 'silent') : channel;
    case 'cardOver':
      return phase === 'card' && !channel.resting ? advance(channel, slot) : channel;
    case 'online':
      return phase === 'card' && channel.failure === 'offline'
        ? { ...tune(channel, { at: channel.at, startAt: 0 }), stalls: 0 }
        : channel;
    case 'recall':
      return phase === 'standby' && channel.load === 0
        ? { ...channel, at: event.at, failed: event.failed, plays: event.plays }
        : channel;
  }
}

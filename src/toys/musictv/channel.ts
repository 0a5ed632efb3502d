import { musicTvSongs, type Song } from '../../content/songs';
import { type Failure, failureOf, failureWords } from './failures';
import type { PlayerReport } from './player/parsePlayerMessage';
import type { Slot } from './programme';

/** A music channel, from the poster on its screen to the test card. */
export type Channel = Readonly<{
  /** `tuning` shows static, `on` the player, `card` the test card. */
  phase: 'standby' | 'tuning' | 'on' | 'card';
  /** Place on the list, from 0. */
  at: number;
  /** Whole seconds into the song. */
  startAt: number;
  /** How many songs have been asked of the player. */
  load: number;
  /** Since the song was asked for: the player has said something, the static has lasted, it has played. */
  answered: boolean;
  settled: boolean;
  played: boolean;
  /** It came by itself, after another. */
  bySelf: boolean;
  /** The player failed on this song before. */
  retried: boolean;
  /** The visitor has pressed PLAY on a test card that asked for it. */
  insisted: boolean;
  failure: Failure | undefined;
  /** Failures in a row for which no video was at fault. */
  stalls: number;
  /** The test card stays until somebody presses. */
  resting: boolean;
  /** Ids of the songs whose video failed on this visit. */
  failed: readonly string[];
  /** How often each song has played on this set, by id. */
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

/** So many failures in a row that no video is to blame for, and the set waits for its visitor. */
const mostStalls = 2;

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

/** The nearest song that way, round the end, whose video has not failed; just the next if all have. */
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
    resting: stalls >= mostStalls || failed.length >= musicTvSongs.length,
  };
}

function hear(channel: Channel, report: PlayerReport, slot: Slot | undefined): Channel {
  if (channel.phase !== 'tuning' && channel.phase !== 'on') return channel;
  if (report.kind === 'error') return fail(channel, failureOf(report.code));
  if (report.kind === 'autoplayBlocked') {
    if (!channel.insisted) return fail(channel, 'autoplay');
    // A press beside the player was not enough: the one on it will be.
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

/** Goes on by itself: to what the clock says, or to the next on the list. */
function advance(channel: Channel, slot: Slot | undefined): Channel {
  const fits = slot && slot.at !== channel.at && !channel.failed.includes(musicTvSongs[slot.at].id);
  const next = { at: stepFrom(channel.at, 1, channel.failed), startAt: 0 };
  return { ...tune(channel, fits ? slot : next), bySelf: true };
}

/** A song that somebody asked for is tried, whatever came of it before. */
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

/** What the channel cannot know of itself. */
export type World = Readonly<{
  /** What is on by the clock, where the visitor wants to go by it. */
  slot?: Slot | undefined;
  online: boolean;
}>;

/** Whether there is to be a player: one that never spoke is better met anew. */
export function hasPlayer({ phase, failure }: Channel): boolean {
  if (phase !== 'card') return phase !== 'standby';
  return (
    failure === 'autoplay' || (failure !== undefined && failureWords[failure].ofVideo === true)
  );
}

/** The channel after an event. */
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

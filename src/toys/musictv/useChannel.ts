import { useCallback, useEffect, useReducer, useRef } from 'react';
import { play } from '../../audio/synth';
import { musicTvSongs } from '../../content/songs';
import { songState, stateIn } from '../../lib/addresses';
import {
  type Channel,
  type ChannelEvent,
  firstChannel,
  nextChannel,
  songAt,
  type World,
} from './channel';
import { readFailed, readMemory, writeFailed, writeMemory } from './memory';
import { slotAt } from './programme';

/**
 * In ms: the least static between two songs, the time a player has to answer, and the time a card
 * is shown.
 */
const minStatic = 700;
const maxSilence = 8_000;
const cardLasts = 6_000;

type Step = Readonly<{ event: ChannelEvent; world: World }>;

const reduce = (channel: Channel, { event, world }: Step): Channel =>
  nextChannel(channel, event, world);

/** The channel of one set, with its timers, its sounds and what it stores. */
export function useChannel(byClock: boolean) {
  const [channel, step] = useReducer(reduce, firstChannel);
  const { phase, at, load, failed, plays, resting } = channel;
  const song = songAt(channel);
  const goesByClock = useRef(byClock);
  const named = load === 1 || channel.bySelf;

  useEffect(() => {
    goesByClock.current = byClock;
  }, [byClock]);

  const dispatch = useCallback((event: ChannelEvent) => {
    const slot = goesByClock.current ? slotAt(Date.now()) : undefined;
    step({ event, world: { slot, online: navigator.onLine } });
  }, []);

  useEffect(() => {
    const kept = readMemory();
    // A link to a song tunes in to it.
    const asked = stateIn(songState, location);
    const place = musicTvSongs.findIndex((song) => song.id === asked);
    const memory = place < 0 ? kept : { ...kept, at: place };
    const event = { kind: 'recall', ...memory, failed: readFailed() } as const;
    step({ event, world: { online: true } });
  }, []);

  useEffect(() => {
    if (load > 0) writeMemory({ at, plays });
  }, [load, at, plays]);
  useEffect(() => {
    if (load > 0) writeFailed(failed);
  }, [load, failed]);

  useEffect(() => {
    if (phase !== 'tuning') return;
    play('snow');
    // Not at every change of channel. The jingle waits for the audio engine, because the song
    // starts later still.
    if (named) play('ident', 1_500);
    const settled = setTimeout(() => dispatch({ kind: 'settled' }), minStatic);
    const silence = setTimeout(() => dispatch({ kind: 'silence' }), maxSilence);
    return () => {
      clearTimeout(settled);
      clearTimeout(silence);
    };
  }, [phase, load, named, dispatch]);

  useEffect(() => {
    if (phase !== 'card' || resting) return;
    const over = setTimeout(() => dispatch({ kind: 'cardOver' }), cardLasts);
    return () => clearTimeout(over);
  }, [phase, load, resting, dispatch]);

  useEffect(() => {
    const online = () => dispatch({ kind: 'online' });
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [dispatch]);

  return { channel, song, dispatch };
}

import { audioEngine } from '../context';
import type { RenderedCall } from './renderCall';

/** The specified loudness of the call, 0 to 1. */
const volume = 0.3;
/** Seconds over which it comes and goes, so that neither clicks. */
const fade = 0.01;

export type PlayingCall = Readonly<{
  /** Seconds of the call that have been heard; a loop starts again from 0. */
  position(): number;
}>;

export type PlayOptions = Readonly<{
  /** Stops it, also while it is not playing yet. */
  signal: AbortSignal;
  loop?: boolean;
  /** Seconds from its start at which it begins, asked for at the last moment. */
  from?: () => number;
}>;

/**
 * Plays a rendered call; to be called from a gesture.
 * @returns undefined without an audio context, or when it was stopped before it began
 */
export async function playCall(
  { call, sound }: RenderedCall,
  { signal, loop = false, from = () => 0 }: PlayOptions,
): Promise<PlayingCall | undefined> {
  const tone = await audioEngine();
  if (!tone || signal.aborted) return undefined;
  const offset = from();
  if (!loop && offset >= call.length) return undefined;
  try {
    const player = new tone.Player(new tone.ToneAudioBuffer(sound)).toDestination();
    player.set({ loop, fadeIn: fade, fadeOut: fade });
    player.volume.value = tone.gainToDb(volume);
    const started = tone.immediate() + 0.02;
    player.start(started, offset);
    signal.addEventListener('abort', () => player.stop(tone.immediate()).dispose(), { once: true });
    return {
      position() {
        const heard = offset + Math.max(0, tone.immediate() - started);
        return loop ? heard % call.length : Math.min(heard, call.length);
      },
    };
  } catch (error) {
    console.warn('No dial-up sound:', error);
    return undefined;
  }
}

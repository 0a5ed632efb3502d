import { audioEngine } from '../context';
import { synthesiseCall } from './call';
import { lineRate } from './signals';

/** The specified loudness of the loop, 0 to 1. */
const volume = 0.3;

let samples: Promise<Float32Array> | undefined;

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * Plays the dial-up call in a loop until stopped; to be called from a gesture.
 * @param signal stops it, also while it is still being made
 * @returns whether it plays: false without an audio context
 */
export async function startDialUp(signal: AbortSignal): Promise<boolean> {
  samples ??= synthesiseCall(nextTask);
  const [tone, call] = await Promise.all([audioEngine(), samples]);
  if (!tone || signal.aborted) return false;
  try {
    const buffer = tone.getContext().createBuffer(1, call.length, lineRate);
    buffer.getChannelData(0).set(call);
    const player = new tone.Player(new tone.ToneAudioBuffer(buffer)).toDestination();
    player.volume.value = tone.gainToDb(volume);
    player.loop = true;
    player.start();
    signal.addEventListener('abort', () => player.stop().dispose(), { once: true });
    return true;
  } catch (error) {
    console.warn('No dial-up sound:', error);
    return false;
  }
}

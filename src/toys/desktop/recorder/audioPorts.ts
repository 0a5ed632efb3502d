import { audioEngine } from '../../../audio/context';
import { maxSeconds, sampleRate } from './samples';

/** The reason why nothing was recorded, as a sentence for the visitor. */
export class RecordingError extends Error {}

/** A recording in progress. */
export type Recording = Readonly<{
  /** Stops it. @returns its samples, or throws a RecordingError */
  stop: () => Promise<Float32Array>;
  /** Stops it and discards it. */
  cancel: () => void;
}>;

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return 'The microphone was refused. Allow it for this site in the browser, then press Record again. Nothing was recorded.';
  }
  if (name === 'NotFoundError') return 'There is no microphone on this machine.';
  return 'The microphone does not respond. Another program may be using it.';
}

/**
 * Asks for the microphone and records until it is stopped, for at most half a minute.
 * @param onFull called when the half minute is over
 * @throws RecordingError where the microphone is refused or missing
 */
export async function record(onFull: () => void): Promise<Recording> {
  let stream: MediaStream;
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  } catch (error) {
    throw new RecordingError(reasonOf(error));
  }
  const letGo = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (typeof MediaRecorder === 'undefined') {
    letGo();
    throw new RecordingError('This browser cannot record.');
  }
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve(), { once: true });
  });
  recorder.start();
  const timer = setTimeout(onFull, maxSeconds * 1000);
  const end = (): void => {
    clearTimeout(timer);
    if (recorder.state !== 'inactive') recorder.stop();
    letGo();
  };
  return {
    async stop() {
      end();
      await ended;
      const bytes = await new Blob(parts).arrayBuffer();
      try {
        // Decoding converts to the context's sample rate and one channel.
        const context = new OfflineAudioContext(1, 1, sampleRate);
        return (await context.decodeAudioData(bytes)).getChannelData(0);
      } catch {
        throw new RecordingError('What was recorded could not be read.');
      }
    },
    cancel: end,
  };
}

/**
 * Plays samples by the site's audio engine, which may be muted.
 * @returns stops it; undefined where there is no sound
 */
export async function playSamples(
  samples: Float32Array<ArrayBuffer>,
  rate: number,
  onEnd: () => void,
): Promise<(() => void) | undefined> {
  const tone = await audioEngine();
  if (!tone || samples.length === 0) return undefined;
  const buffer = tone.getContext().createBuffer(1, samples.length, sampleRate);
  buffer.copyToChannel(samples, 0);
  const player = new tone.Player(new tone.ToneAudioBuffer(buffer)).toDestination();
  player.playbackRate = rate;
  player.onstop = () => {
    // Disposed in a later task, because the player is still in its callback.
    setTimeout(() => player.dispose());
    onEnd();
  };
  player.start();
  return () => player.stop();
}

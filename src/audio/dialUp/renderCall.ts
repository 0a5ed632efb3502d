import { nextTask } from '../../lib/nextTask';
import type { Call } from './Call';
import { lineRate } from './line';
import { synthesiseCall } from './synthesiseCall';

/** A call as it left the line, and as a modem's little speaker plays it. */
export type RenderedCall = Readonly<{
  call: Call;
  /** At `lineRate`; what pictures are drawn from. */
  samples: Float32Array<ArrayBuffer>;
  sound: AudioBuffer;
}>;

/** Three times the line's, so that the speaker's filters have room. */
const speakerRate = 3 * lineRate;

/** A small speaker: no low frequencies, few high ones, and two resonances between. */
const speaker = [
  { type: 'highpass', frequency: 420, Q: 0.9, gain: 0 },
  { type: 'peaking', frequency: 1150, Q: 1.4, gain: 3.2 },
  { type: 'peaking', frequency: 2500, Q: 1.8, gain: 4.2 },
  // Frequencies above half of the line's sample rate are no part of the call.
  { type: 'lowpass', frequency: 3600, Q: 0.8, gain: 0 },
  { type: 'lowpass', frequency: 3800, Q: 0.6, gain: 0 },
] as const satisfies readonly BiquadFilterOptions[];

async function throughSpeaker(samples: Float32Array<ArrayBuffer>): Promise<AudioBuffer> {
  const length = Math.ceil((samples.length * speakerRate) / lineRate);
  const context = new OfflineAudioContext(1, length, speakerRate);
  const buffer = context.createBuffer(1, samples.length, lineRate);
  buffer.copyToChannel(samples, 0);
  const source = new AudioBufferSourceNode(context, { buffer });
  let last: AudioNode = source;
  for (const options of speaker) last = last.connect(new BiquadFilterNode(context, options));
  last.connect(context.destination);
  source.start();
  return context.startRendering();
}

/**
 * Makes a call's sound, many times faster than real time. Needs no gesture and makes none of it
 * heard.
 * @param pause awaited between steps; by default the next task
 */
export async function renderCall(
  call: Call,
  pause: () => Promise<void> = nextTask,
): Promise<RenderedCall> {
  const samples = await synthesiseCall(call, pause);
  return { call, samples, sound: await throughSpeaker(samples) };
}

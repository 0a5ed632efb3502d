import { effectsVolume, type Tone } from './context';
import { type FairSound, fairRate, renderFair } from './renderFair';

/** How loud each is at the most, 0 to 1. */
const loudest = 0.25;
/** Seconds over which a sound follows, and after which a faded one has gone. */
const follow = 0.1;
const gone = 0.6;

type Context = ReturnType<Tone['getContext']>;

/** Rendered once a document. */
const rendered = new Map<FairSound, ReturnType<Context['createBuffer']>>();

function start(tone: Tone, sound: FairSound) {
  const context = tone.getContext();
  const source = context.createBufferSource();
  const gain = context.createGain();
  const panner = context.createStereoPanner();
  let buffer = rendered.get(sound);
  if (!buffer) {
    const samples = renderFair(sound);
    buffer = context.createBuffer(1, samples.length, fairRate);
    buffer.copyToChannel(samples, 0);
    rendered.set(sound, buffer);
  }
  source.buffer = buffer;
  source.loop = true;
  gain.gain.value = 0;
  source.connect(gain);
  gain.connect(panner);
  tone.connect(panner, tone.getDestination());
  source.start();
  return { source, gain, panner };
}

const playing = new Map<FairSound, ReturnType<typeof start>>();

/**
 * Plays a sound of a funfair from its place. One that has faded has no nodes.
 * @param level 0 to 1 @param pan from -1 (left) to 1
 */
export function playFair(tone: Tone, sound: FairSound, level: number, pan: number): void {
  const context = tone.getContext();
  const wanted = level * loudest * effectsVolume();
  let nodes = playing.get(sound);
  if (!nodes && wanted > 0) {
    nodes = start(tone, sound);
    playing.set(sound, nodes);
  }
  if (!nodes) return;
  const { source, gain, panner } = nodes;
  gain.gain.setTargetAtTime(wanted, context.currentTime, follow);
  panner.pan.setTargetAtTime(pan, context.currentTime, follow);
  if (wanted > 0) return;
  playing.delete(sound);
  context.setTimeout(() => {
    source.stop();
    for (const node of [source, gain, panner]) node.disconnect();
  }, gone);
}

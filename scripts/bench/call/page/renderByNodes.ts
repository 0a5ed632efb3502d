import type { Call, Signal } from '../../../../src/audio/dialUp/Call';
import { v21Channels, v21Rate } from '../../../../src/audio/dialUp/keying';
import { keyTones, probeTones } from '../../../../src/audio/dialUp/tones';

type Place = Readonly<{ context: OfflineAudioContext; out: AudioNode; noise: AudioBuffer }>;

function oscillator({ context, out }: Place, hz: number, from: number, to: number, level: number) {
  const node = new OscillatorNode(context, { frequency: hz });
  node.connect(new GainNode(context, { gain: level })).connect(out);
  node.start(from);
  node.stop(to);
  return node;
}

function add(place: Place, signal: Signal, start: number): void {
  const from = start + signal.at;
  const to = from + signal.length;
  const tones = (hz: readonly number[], begin = from, end = to) => {
    for (const one of hz) oscillator(place, one, begin, end, signal.level);
  };
  switch (signal.kind) {
    case 'tones':
      tones(signal.hz);
      break;
    case 'keys':
      for (const [index, key] of Array.from(signal.keys).entries()) {
        const pressed = from + index * (signal.on + signal.off);
        tones(keyTones(key), pressed, pressed + signal.on);
      }
      break;
    case 'answer-tone':
      tones([2100]);
      break;
    case 'flipping':
      tones([signal.hz]);
      break;
    case 'probe':
      tones(probeTones);
      break;
    case 'fsk': {
      const { one, zero } = v21Channels[signal.channel];
      const node = oscillator(place, one, from, to, signal.level);
      for (const [index, bit] of signal.bits.entries()) {
        node.frequency.setValueAtTime(bit === 1 ? one : zero, from + index / v21Rate);
      }
      break;
    }
    case 'click':
    case 'dpsk':
    case 'symbols': {
      const { context, out, noise } = place;
      const node = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
      node.connect(new GainNode(context, { gain: signal.level })).connect(out);
      node.start(from);
      node.stop(to);
      break;
    }
    default:
      signal satisfies never;
  }
}

/** The usual way to make such a call: oscillators for its tones, and noise for hissing. */
export async function renderByNodes(call: Call, rate: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil(call.length * rate), rate);
  const noise = context.createBuffer(1, rate, rate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  const out = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1000, Q: 0.5 });
  out.connect(context.destination);
  for (const { start, signals } of call.steps) {
    for (const signal of signals) add({ context, out, noise }, signal, start);
  }
  return context.startRendering();
}

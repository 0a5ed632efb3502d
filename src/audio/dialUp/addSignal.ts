import type { Signal } from './Call';
import { addDpsk, addFsk } from './keying';
import { sampleAt } from './line';
import { addSymbols } from './quadrature';
import {
  addAnswerTone,
  addClick,
  addFlippingTone,
  addLineProbe,
  addTones,
  keyTones,
} from './tones';

/** Adds a signal of the timeline to the line's samples. @param start of its step, in seconds */
export function addSignal(out: Float32Array, start: number, signal: Signal): void {
  const from = sampleAt(start + signal.at);
  const to = Math.min(out.length, sampleAt(start + signal.at + signal.length));
  const { level } = signal;
  switch (signal.kind) {
    case 'click':
      addClick(out, from, to, level);
      break;
    case 'tones':
      addTones(out, from, to, signal.hz, level);
      break;
    case 'keys':
      for (const [index, key] of Array.from(signal.keys).entries()) {
        const pressed = from + sampleAt(index * (signal.on + signal.off));
        addTones(out, pressed, Math.min(to, pressed + sampleAt(signal.on)), keyTones(key), level);
      }
      break;
    case 'answer-tone':
      addAnswerTone(out, from, to, level);
      break;
    case 'flipping':
      addFlippingTone(out, from, to, signal.hz, signal.flips, level);
      break;
    case 'fsk':
      addFsk(out, from, signal.bits, signal.channel, level);
      break;
    case 'dpsk':
      addDpsk(out, from, signal.bits, signal.hz, level);
      if (signal.guard > 0) addTones(out, from, to, [1800], signal.guard);
      break;
    case 'probe':
      addLineProbe(out, from, to, level);
      break;
    case 'symbols':
      addSymbols(out, from, to, signal);
      break;
    default:
      signal satisfies never;
  }
}

import { addSignal } from './addSignal';
import type { Call } from './Call';
import { sampleAt } from './line';
import { createTelephoneLine } from './telephoneLine';

/**
 * Writes a call as it arrives at the end of a telephone line.
 * @param pause awaited between steps, so that no step's work blocks the next frame
 * @returns samples from -1 to 1 at `lineRate`
 */
export async function synthesiseCall(
  call: Call,
  pause: () => Promise<void>,
): Promise<Float32Array<ArrayBuffer>> {
  const out = new Float32Array(sampleAt(call.length));
  const throughLine = createTelephoneLine();
  for (const { start, length, signals } of call.steps) {
    for (const signal of signals) addSignal(out, start, signal);
    throughLine(out, sampleAt(start), sampleAt(start + length));
    await pause();
  }
  return out;
}

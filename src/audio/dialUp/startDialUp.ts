import { playCall } from './playCall';
import { type RenderedCall, renderCall } from './renderCall';
import { wholeCall } from './wholeCall';

let rendered: Promise<RenderedCall> | undefined;

/**
 * Plays the whole call in a loop until stopped; to be called from a gesture.
 * @param signal stops it, also while it is still being made
 * @returns whether it plays: false without an audio context
 */
export async function startDialUp(signal: AbortSignal): Promise<boolean> {
  try {
    rendered ??= renderCall(wholeCall('90s Kid'));
    return (await playCall(await rendered, { signal, loop: true })) !== undefined;
  } catch (error) {
    rendered = undefined;
    console.warn('No dial-up sound:', error);
    return false;
  }
}

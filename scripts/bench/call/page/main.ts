import { renderCall } from '../../../../src/audio/dialUp/renderCall';
import { signOnCall } from '../../../../src/audio/dialUp/signOnCall';
import { wholeCall } from '../../../../src/audio/dialUp/wholeCall';
import { renderByNodes } from './renderByNodes';

const rate = 24_000;
const name = 'Sk8r Gurl 1984';
const whole = wholeCall(name);

async function silence(): Promise<AudioBuffer> {
  return new OfflineAudioContext(1, Math.ceil(whole.length * rate), rate).startRendering();
}

const atOnce = async () => {};

/** The functions that are timed, by name. Each makes the sound of a call. */
const candidates = {
  'nothing: the offline context alone': silence,
  'our whole call': async () => (await renderCall(whole, atOnce)).sound,
  'our whole call, yielding a frame between steps': async () => (await renderCall(whole)).sound,
  'our cut for the sign-on': async () => (await renderCall(signOnCall(name), atOnce)).sound,
  'the same tones from oscillators, noise for the rest': () => renderByNodes(whole, rate),
} as const satisfies Record<string, () => Promise<AudioBuffer>>;

/** What a bench calls in this page. */
export type CallPage = Readonly<{
  names: readonly string[];
  /** Makes the sound once. Returns its length in seconds, and the time it took in ms. */
  time: (name: string) => Promise<Readonly<{ seconds: number; ms: number }>>;
}>;

const callPage: CallPage = {
  names: Object.keys(candidates),
  time: async (candidate) => {
    const started = performance.now();
    const { duration } = await candidates[candidate as keyof typeof candidates]();
    return { seconds: duration, ms: performance.now() - started };
  },
};
Object.assign(globalThis, { callPage });

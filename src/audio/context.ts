/** The engine, once it is running. */
export type Tone = typeof import('./toneParts');

let loading: Promise<Tone | undefined> | undefined;
let muted = false;
/** Of everything; of the games' tunes and of short sounds below that; from 0 to 1. */
let volume = 1;
let music = 1;
let effects = 1;

function mayStart(): boolean {
  return typeof navigator !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;
}

async function load(): Promise<Tone | undefined> {
  try {
    if (typeof AudioContext === 'undefined') throw new Error('this browser has no AudioContext');
    Object.assign(globalThis, { TONE_SILENCE_LOGGING: true });
    const tone = await import('./toneParts');
    await tone.start();
    apply(tone);
    // A phone call or a locked screen suspends the context; the next gesture resumes it.
    const wake = () => {
      if (tone.getContext().state !== 'running') tone.start().catch(ignore);
    };
    addEventListener('pointerdown', wake);
    addEventListener('keydown', wake);
    return tone;
  } catch (error) {
    ignore(error);
    return undefined;
  }
}

function ignore(error: unknown): void {
  console.warn('No sound:', error);
}

/**
 * The site's one audio engine with its one AudioContext, created at the first call after a gesture.
 * @returns undefined before any gesture, or when the context was refused or failed
 */
export function audioEngine(): Promise<Tone | undefined> {
  if (!loading) {
    if (!mayStart()) return Promise.resolve(undefined);
    loading = load();
  }
  return loading;
}

function apply(tone: Tone): void {
  const destination = tone.getDestination();
  // Its mute is a volume too: the volume first.
  destination.volume.value = tone.gainToDb(volume);
  destination.mute = muted;
}

/** Mutes or unmutes everything. An engine that is created later starts with this value. */
export function setMuted(value: boolean): void {
  muted = value;
  void loading?.then((tone) => tone && apply(tone));
}

/** Sets how loud everything is, and tunes and short sounds below that; each from 0 to 1. */
export function setVolumes(everything: number, tunes: number, short: number): void {
  volume = everything;
  music = tunes;
  effects = short;
  void loading?.then((tone) => tone && apply(tone));
}

/** How loud the games' tunes are to be, from 0 to 1. */
export function musicVolume(): number {
  return music;
}

/** How loud short sounds are to be, from 0 to 1. */
export function effectsVolume(): number {
  return effects;
}

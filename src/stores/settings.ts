import { createStore } from 'zustand/vanilla';
import { fieldsOf, onStoredElsewhere, readStored, writeStored } from '../lib/storage';

/** The visitor's choice; `system` follows the device. */
export type MotionChoice = 'system' | 'reduced' | 'full';

/** The steps of a volume: 0 is silence, 10 is as loud as it was made. */
export const loudest = 10;

export type Settings = Readonly<{
  /** The site's one mute. */
  muted: boolean;
  /** Of everything that is heard, in steps from 0 to 10. */
  volume: number;
  /** Of the games' tunes, below the volume of everything. */
  music: number;
  /** Of all short sounds, below the volume of everything. */
  effects: number;
  /** The volume of the device's own voice in games; at 0 it is silent. */
  speech: number;
  /** Whether what happens in a game is written below it. */
  captions: boolean;
  motion: MotionChoice;
  /** `more` draws thicker lines and no patterns; `system` follows the device. */
  contrast: 'system' | 'more';
  textSize: 'normal' | 'large' | 'larger';
  /** Whether the pages are kept for when there is no line. */
  offline: boolean;
  /** Whether `/` opens the search. */
  searchKey: boolean;
  /** Whether a paused game counts three beats before it resumes. */
  countdown: boolean;
}>;

const key = 'settings';
const version = 1;
export const defaultSettings: Settings = {
  muted: false,
  volume: loudest,
  music: loudest,
  effects: loudest,
  speech: 0,
  captions: false,
  motion: 'system',
  contrast: 'system',
  textSize: 'normal',
  offline: true,
  searchKey: true,
  countdown: true,
};

const words: Readonly<Record<string, readonly unknown[]>> = {
  motion: ['system', 'reduced', 'full'] satisfies MotionChoice[],
  contrast: ['system', 'more'],
  textSize: ['normal', 'large', 'larger'],
};

/** Keeps every valid field. An unknown or malformed one gets its default. */
export function parseSettings(stored: unknown): Settings {
  const found = fieldsOf(stored, version);
  const isValid = (name: string, usual: boolean | number | string): boolean => {
    const value = found[name];
    if (typeof usual === 'number') {
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= loudest;
    }
    return words[name]?.includes(value) ?? typeof value === 'boolean';
  };
  const kept = Object.entries(defaultSettings).map(([name, usual]) => [
    name,
    isValid(name, usual) ? found[name] : usual,
  ]);
  return Object.fromEntries(kept) as Settings;
}

/** Starts with the defaults, so that the first client render equals the prerendered one. */
export const settings = createStore<Settings>(() => defaultSettings);

/**
 * Loads what is stored, and again what other tabs store, and stores every change from then on. Called
 * once, after hydration.
 */
export function connectSettings(): void {
  let isLoading = false;
  const load = () => {
    isLoading = true;
    settings.setState(parseSettings(readStored(key)));
    isLoading = false;
  };
  load();
  onStoredElsewhere(key, load);
  // What was loaded is not stored again: two versions of the site would overwrite each other for ever.
  settings.subscribe((state) => {
    if (!isLoading) writeStored(key, { version, ...state });
  });
}

import { createStore } from 'zustand/vanilla';
import { readStored, writeStored } from '../lib/storage';

/** The visitor's choice; `system` follows the device. */
export type MotionChoice = 'system' | 'reduced' | 'full';

export type Settings = Readonly<{
  /** The site's one mute. */
  muted: boolean;
  motion: MotionChoice;
  /** Whether `/` opens the search. */
  searchKey: boolean;
  /** Whether a paused game counts three beats before it resumes. */
  countdown: boolean;
}>;

const key = 'settings';
const version = 1;
const defaults: Settings = { muted: false, motion: 'system', searchKey: true, countdown: true };

/** Keeps every valid field. An unknown or malformed one gets its default. */
export function parseSettings(stored: unknown): Settings {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const candidate = stored as Record<string, unknown>;
  if (candidate.version !== version) return defaults;
  const { muted, motion, searchKey, countdown } = candidate;
  return {
    muted: typeof muted === 'boolean' ? muted : defaults.muted,
    motion: motion === 'reduced' || motion === 'full' ? motion : defaults.motion,
    searchKey: typeof searchKey === 'boolean' ? searchKey : defaults.searchKey,
    countdown: typeof countdown === 'boolean' ? countdown : defaults.countdown,
  };
}

/** Starts with the defaults, so that the first client render equals the prerendered one. */
export const settings = createStore<Settings>(() => defaults);

/** Loads what is stored and stores every change from then on. Called once, after hydration. */
export function connectSettings(): void {
  settings.setState(parseSettings(readStored(key)));
  settings.subscribe((state) => writeStored(key, { version, ...state }));
}

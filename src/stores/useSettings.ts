import { useStore } from 'zustand';
import { type Settings, settings } from './settings';

/** One field of the settings; re-renders when it changes. */
export function useSettings<T>(select: (state: Settings) => T): T {
  return useStore(settings, select);
}

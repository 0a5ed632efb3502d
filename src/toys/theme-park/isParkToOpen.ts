import { readStored } from '../../lib/storage';

/** The storage key of the autosaved park. */
export const autoKey = 'theme-park-auto';

/** Whether the address or this browser has a park to open, so that no new one is begun. */
export function isParkToOpen(): boolean {
  return location.hash !== '' || readStored(autoKey) !== undefined;
}

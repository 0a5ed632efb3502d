import { readStored } from '../../lib/storage';

/** Where the park that keeps itself is kept. */
export const autoKey = 'theme-park-auto';

/** Whether the address or this browser holds a park, so that a visitor does not begin a new one. */
export function isParkToOpen(): boolean {
  return location.hash !== '' || readStored(autoKey) !== undefined;
}

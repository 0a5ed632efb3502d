import { toast } from '../../components/toast';
import { stopWriting, unreadKeys } from '../../lib/storage';
import { keepApart } from '../../saves/keepApart';
import { parseChange } from '../../saves/parseChange';
import type { NewSaves } from './NewSaves';

export { NewSavesQuestion } from './NewSavesQuestion';

/** Whether a reload would lose something: a run in play, a desktop, a park, or typed text. */
const isBusy = (): boolean =>
  document.querySelector('[data-run]') !== null ||
  ['/win95-desktop', '/theme-park'].includes(location.pathname) ||
  [
    ...document.querySelectorAll<HTMLInputElement>('[type="text"], input:not([type]), textarea'),
  ].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Another tab has changed stored values. A page without unsaved work reloads and writes nothing
 * of its old state. Otherwise the visitor decides, and until then nothing is overwritten. A page
 * whose storage was emptied goes on: what it has open is stored again with its next save.
 * @param text what is stored under `changedKey`; empty if everything was removed
 * @returns the decision to ask for; undefined if there is none to make
 */
export function reloadForNewSaves(text: string): NewSaves | undefined {
  if (text === '') {
    toast('This browser has emptied what the site keeps', {
      description: 'What is open here goes on, and is kept again.',
    });
    return undefined;
  }
  if (!isBusy()) {
    stopWriting();
    location.reload();
    return undefined;
  }
  const keys = parseChange(text).filter((key) => unreadKeys.has(key));
  if (keys.length === 0) {
    toast('Another tab has changed your saves', {
      description: 'Reload this page to see the changes.',
    });
    return undefined;
  }
  return { show: () => location.reload(), keepOwn: keepApart(keys) };
}

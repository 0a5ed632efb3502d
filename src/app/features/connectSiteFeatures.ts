import { toast } from '../../components/toast';
import { changedKey, readStored, unreadKeys } from '../../lib/storage';
import { connectDates } from '../../saves/dates';
import { connectOffline, deleteOfflineCopy, offlineStore } from '../../saves/offline';
import { parseChange } from '../../saves/parseChange';
import { settings } from '../../stores/settings';
import { connectFileDrops } from './connectFileDrops';

/**
 * Announces a newer version, but not while a game is open: then it is announced on the next page.
 */
function announceUpdate(): void {
  if (announced || offlineStore.getState().state !== 'newer') return;
  if (document.querySelector('[data-game-host]')) return;
  announced = true;
  toast('A newer version of the site is here', {
    description: 'It will be used at your next visit, or now from Settings.',
  });
}
let announced = false;

function connectOfflineCopy(): () => void {
  let stop: (() => void) | undefined;
  const apply = () => {
    const wanted = settings.getState().offline;
    if (wanted && !stop) stop = connectOffline();
    if (wanted || offlineStore.getState().state === 'off') return;
    stop?.();
    stop = undefined;
    void deleteOfflineCopy();
  };
  apply();
  const undo = settings.subscribe(apply);
  return () => {
    undo();
    stop?.();
  };
}

/**
 * A page that the back button shows again as it was left has heard of nothing meanwhile.
 * @param showChange called with what a later page has changed
 */
function connectReturn(showChange: (change: string) => void, signal: AbortSignal): void {
  const read = () => JSON.stringify(readStored(changedKey));
  let known = '';
  addEventListener(
    'pagehide',
    () => {
      known = read();
    },
    { signal },
  );
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      const change = read();
      if (!persisted || !change || change === known) return;
      for (const key of parseChange(change)) unreadKeys.add(key);
      showChange(change);
    },
    { signal },
  );
}

/**
 * Connects what every page has besides its content: the dates of stored values, the offline copy,
 * memory cards that are dropped or pasted, and saves that came while the page was left.
 * @returns `navigated`, to be called at every navigation, and the undo
 */
export function connectSiteFeatures(
  navigate: (to: string) => unknown,
  showChange: (change: string) => void,
) {
  const listening = new AbortController();
  const { signal } = listening;
  connectDates(signal);
  connectFileDrops(() => navigate('/settings#carry'), signal);
  connectReturn(showChange, signal);
  const undos = [offlineStore.subscribe(announceUpdate)];
  // The development server's files have no version.
  if (import.meta.env.PROD) undos.push(connectOfflineCopy());
  return {
    navigated: announceUpdate,
    disconnect: () => {
      listening.abort();
      for (const undo of undos) undo();
    },
  };
}

import { toast } from '../../components/toast';
import { changedKey, onRefused } from '../../lib/storage';
import { connectDates } from '../../saves/dates';
import { connectOffline, deleteOfflineCopy, offlineStore } from '../../saves/offline';
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

/** Everything stored, by key; nothing where the browser denies storage. */
function storedTexts(): Readonly<Record<string, string>> {
  try {
    return Object.assign({}, localStorage);
  } catch {
    return {};
  }
}

/**
 * A page that the back button shows again as it was left has heard of nothing meanwhile. It is told
 * now, as if another tab had written.
 */
function connectReturn(signal: AbortSignal): void {
  let known = storedTexts();
  const look = () => {
    known = storedTexts();
  };
  addEventListener('pagehide', look, { signal });
  // It comes after what the page stores as it is left.
  document.addEventListener('visibilitychange', () => document.hidden && look(), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      const now = storedTexts();
      const changed = Object.keys({ ...known, ...now }).filter((key) => known[key] !== now[key]);
      // What an import has changed is told after the values, as by another tab.
      changed.sort((one, other) => Number(one === changedKey) - Number(other === changedKey));
      for (const key of changed)
        dispatchEvent(new StorageEvent('storage', { key, newValue: now[key] ?? null }));
    },
    { signal },
  );
}

/**
 * Connects what every page has besides its content: the dates of stored values, the offline copy,
 * memory cards that are dropped or pasted, and what was stored while the page was left.
 * @returns `navigated`, to be called at every navigation, and a cleanup function
 */
export function connectSiteFeatures(navigate: (to: string) => unknown) {
  const listening = new AbortController();
  const { signal } = listening;
  connectDates(signal);
  connectFileDrops(() => navigate('/settings#carry'), signal);
  connectReturn(signal);
  onRefused(() =>
    toast('This browser stores nothing more', {
      description: 'Its storage is full or refused. Anything new here is lost when you leave.',
      kind: 'error',
    }),
  );
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

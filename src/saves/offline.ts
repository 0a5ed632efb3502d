import { createStore } from 'zustand/vanilla';
import { afterInteractive } from '../lib/afterInteractive';

/** The state of the offline copy. */
export type OfflineState =
  /** This browser has no service workers, or the page is not secure. */
  | 'impossible'
  | 'off'
  /** The device asks to save data: nothing is fetched in advance. */
  | 'saving data'
  /** Not fetched yet. Fetching begins after the first input of a visit. */
  | 'none'
  | 'fetching'
  | 'failed'
  | 'ready'
  /** A newer version has been fetched and waits to be activated. */
  | 'newer';

export const offlineStore = createStore<Readonly<{ state: OfflineState }>>(() => ({
  state: 'none',
}));

const set = (state: OfflineState) => offlineStore.setState({ state });

/** How often a tab that comes back into view may ask for a newer version, in ms. */
const askEvery = 3_600_000;

function savesData(): boolean {
  const { connection } = navigator as { connection?: Readonly<{ saveData?: boolean }> };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

function follow(registration: ServiceWorkerRegistration): void {
  const read = () => {
    const { installing, waiting, active } = registration;
    if (waiting && active) set('newer');
    else if (active) set('ready');
    else if (installing) set('fetching');
  };
  const watch = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'redundant' && !registration.active) set('failed');
      else read();
    });
  read();
  watch(registration.installing);
  registration.addEventListener('updatefound', () => {
    watch(registration.installing);
    read();
  });
}

let registered: ServiceWorkerRegistration | undefined;

async function register(signal: AbortSignal): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', {
      updateViaCache: 'none',
    });
    // In some test tools and private windows `register` resolves with undefined.
    if (!registration || signal.aborted) return;
    registered = registration;
    follow(registration);
    navigator.serviceWorker.controller?.postMessage(document.documentElement.dataset.build);
    let asked = Date.now();
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.hidden || Date.now() - asked < askEvery) return;
        asked = Date.now();
        registration.update().catch(() => undefined);
      },
      { signal },
    );
  } catch (error) {
    console.info('The offline copy could not be set up:', error);
    set('failed');
  }
}

/**
 * Keeps an offline copy of the site. It is fetched once the page has loaded and the browser is
 * idle, and never on a device that saves data. Call it after the first input of a first visit.
 * @returns disconnects; the copy stays
 */
export function connectOffline(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  if (!('serviceWorker' in navigator) || !isSecureContext) set('impossible');
  else if (savesData()) set('saving data');
  else afterInteractive(() => signal.aborted || void register(signal));
  return () => stop.abort();
}

/** Deletes the copy and unregisters the worker. */
export async function deleteOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  for (const name of await caches.keys()) {
    if (name.startsWith('site-')) await caches.delete(name);
  }
  registered = undefined;
  set('off');
}

/** Activates the newer version. The page reloads as soon as the new worker controls it. */
export function activateUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registered?.waiting?.postMessage('take');
}

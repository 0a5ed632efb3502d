import { createStore } from 'zustand/vanilla';
import { afterInteractive } from '../lib/afterInteractive';

/** How the copy for when there is no line stands. */
export type OfflineState =
  /** This browser has no service workers, or the page is not secure. */
  | 'impossible'
  | 'off'
  /** The device asks to save data: nothing is fetched ahead. */
  | 'saving data'
  /** It comes after the first input of a visit. */
  | 'none'
  | 'fetching'
  | 'failed'
  | 'ready'
  /** A newer version has been fetched and waits to be taken. */
  | 'newer';

export const offlineStore = createStore<Readonly<{ state: OfflineState }>>(() => ({
  state: 'none',
}));

const set = (state: OfflineState) => offlineStore.setState({ state });

/** Asks for a newer version when a tab comes back into view, this many ms after the last time. */
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
    // Some test tools and private windows answer with nothing.
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
    console.info('The site is not kept for later:', error);
    set('failed');
  }
}

/**
 * Keeps the site for when there is no line, once the page has loaded and the browser is idle. It is
 * called after the first input of a first visit. Never on a device that saves data.
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

/** Removes the copy and the worker. */
export async function forgetOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  for (const name of await caches.keys()) {
    if (name.startsWith('site-')) await caches.delete(name);
  }
  registered = undefined;
  set('off');
}

/** Takes the newer version: the page is loaded anew as soon as the new worker is in charge. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registered?.waiting?.postMessage('take');
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterInteractive } from '../lib/afterInteractive';
import { changedKey } from '../lib/storage';

type Connected = Readonly<{ navigated: () => void; disconnect: () => void }>;

const tell = (error: unknown) => console.warn('A part of the site could not be fetched.', error);

/** The inputs that load the script: presses, keys, and files that are dragged in. */
const inputs = ['pointerdown', 'keydown', 'dragenter'];

/**
 * Connects what every page has besides its content. Its script loads with the first input. Where a
 * service worker already controls the page, it loads once the page is interactive.
 */
export function SiteFeatures() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const features = useRef<Connected>(undefined);

  useEffect(() => {
    const wanted = new AbortController();
    let asked = false;
    const connect = () => {
      if (asked) return;
      asked = true;
      for (const type of inputs) removeEventListener(type, connect, true);
      import('./features/connectSiteFeatures').then(({ connectSiteFeatures }) => {
        if (!wanted.signal.aborted) features.current = connectSiteFeatures(navigate);
      }, tell);
    };
    const { signal } = wanted;
    const options = { capture: true, signal };
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key !== changedKey || newValue === null) return;
        import('./features/reloadForNewSaves').then(
          ({ reloadForNewSaves }) => reloadForNewSaves(),
          tell,
        );
      },
      { signal },
    );
    for (const type of inputs) addEventListener(type, connect, options);
    const isKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller;
    const cancel = isKept ? afterInteractive(connect) : undefined;
    return () => {
      wanted.abort();
      cancel?.();
      features.current?.disconnect();
      features.current = undefined;
    };
  }, [navigate]);
  useEffect(() => features.current?.navigated(), [pathname]);
  return null;
}

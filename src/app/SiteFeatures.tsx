import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterInteractive } from '../lib/afterInteractive';
import { changedKey, unreadKeys } from '../lib/storage';
import type { NewSaves } from './features/NewSaves';
import type { NewSavesQuestion } from './features/NewSavesQuestion';

type Connected = Readonly<{ navigated: () => void; disconnect: () => void }>;

type Asked = Readonly<{ Question: typeof NewSavesQuestion; decision: NewSaves }>;

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
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    const wanted = new AbortController();
    let isAsked = false;
    const showChange = (change: string) => {
      const ask = async () => {
        const { NewSavesQuestion: Question, reloadForNewSaves } = await import(
          './features/reloadForNewSaves'
        );
        const decision = reloadForNewSaves(change);
        if (decision) setAsked({ Question, decision });
      };
      ask().catch(tell);
    };
    const connect = () => {
      if (isAsked) return;
      isAsked = true;
      for (const type of inputs) removeEventListener(type, connect, true);
      import('./features/connectSiteFeatures').then(({ connectSiteFeatures }) => {
        if (!wanted.signal.aborted) features.current = connectSiteFeatures(navigate);
      }, tell);
    };
    const { signal } = wanted;
    const options = { capture: true, signal };
    // In the capture phase: a part that follows other tabs reads the key after it was noted.
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === changedKey && newValue) showChange(newValue);
        else if (key) unreadKeys.add(key);
        // No key: the whole storage was emptied, by the browser's settings or another tab.
        else showChange('');
      },
      options,
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
  return asked && <asked.Question decision={asked.decision} />;
}

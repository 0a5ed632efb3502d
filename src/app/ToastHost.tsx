import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onToastWaiting } from '../components/toast';
import { afterInteractive } from '../lib/afterInteractive';

const Toaster = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../components/Toaster')).Toaster };
  } catch (error) {
    // The page works without notices: a lost connection must not break it.
    console.warn('No notices:', error);
    return { default: () => null };
  }
});

/** Loads the list of notices once the page is interactive, or earlier when a notice waits. */
export function ToastHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    const stopListening = onToastWaiting(want);
    const cancel = afterInteractive(want);
    return () => {
      stopListening();
      cancel();
    };
  }, []);
  return <Suspense fallback={null}>{wanted && <Toaster />}</Suspense>;
}

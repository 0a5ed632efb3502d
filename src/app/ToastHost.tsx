import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onToastWaiting } from '../components/toast';
import { afterInteractive } from '../lib/afterInteractive';

const Toaster = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('../components/Toaster')).Toaster };
  } catch (error) {
    // Notices are a comfort: a lost connection must not take the page with them.
    console.warn('No notices:', error);
    return { default: () => null };
  }
});

/** Brings the list of notices once the page is interactive, or when the first notice waits. */
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

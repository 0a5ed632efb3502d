import { useEffect, useState } from 'react';
import styles from './LineNotice.module.css';

/** Whether the site's server can be reached. A page that came from it just now needs not ask. */
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  if (!navigator.serviceWorker?.controller) return true;
  return fetch('/api/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/**
 * Says that there is no line and what needs one. It goes when the line is back.
 * @param children what the page needs the line for, as a sentence
 */
export function LineNotice({ children }: Readonly<{ children: string }>) {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => void isReached().then((reached) => signal.aborted || setDown(!reached));
    addEventListener('online', look, { signal });
    addEventListener('offline', look, { signal });
    look();
    return () => listening.abort();
  }, []);
  return (
    <p role="status" className={styles.notice}>
      {isDown && `There is no connection just now. ${children}`}
    </p>
  );
}

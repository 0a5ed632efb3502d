import { lazy, Suspense, useState } from 'react';
import styles from './WholeCall.module.css';

const CallPlayer = lazy(async () => ({ default: (await import('./CallPlayer')).CallPlayer }));

/** The noise itself, for those who miss it: 24 seconds with every step by its name. */
export function WholeCall() {
  const [calling, setCalling] = useState(false);
  return (
    <section className={styles.call} aria-labelledby="whole-call">
      <h2 id="whole-call">That noise</h2>
      <p>
        It is not noise: two machines ring up, introduce themselves and measure the wire between
        them. Here it is from the dial tone to the roar, made on the spot and drawn as it is heard.
      </p>
      {calling ? (
        <Suspense fallback={<p role="status">Finding the line…</p>}>
          <CallPlayer onHangUp={() => setCalling(false)} />
        </Suspense>
      ) : (
        <button type="button" className={styles.push} onClick={() => setCalling(true)}>
          Listen to the whole call
        </button>
      )}
    </section>
  );
}

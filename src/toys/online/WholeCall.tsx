import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazyPart';
import styles from './WholeCall.module.css';

const CallPlayer = lazyPart(async () => (await import('./CallPlayer')).CallPlayer);

/** Plays the whole call of 24 seconds, with the name of every step. */
export function WholeCall() {
  const [calling, setCalling] = useState<boolean>();
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
        <button
          // Takes focus after a call, if the button had it before.
          ref={(button) => {
            if (calling === false) button?.focus();
          }}
          type="button"
          className={styles.push}
          onClick={() => setCalling(true)}
        >
          Listen to the whole call
        </button>
      )}
    </section>
  );
}

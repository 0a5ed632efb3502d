import { useEffect } from 'react';
import styles from './SignIn.module.css';
import { TinCans } from './TinCans';
import { TitleBar } from './TitleBar';
import windowStyles from './Window.module.css';

/** How long signing in takes, in ms. */
const signingInTime = 2000;

type Props = Readonly<{ name: string; onDone: () => void; onCancel: () => void }>;

/** The wait while signing in. */
export function SigningIn({ name, onDone, onCancel }: Props) {
  useEffect(() => {
    const timer = setTimeout(onDone, signingInTime);
    return () => clearTimeout(timer);
  }, [onDone]);

  return (
    <section
      className={`${windowStyles.window} ${styles.small}`}
      aria-label="Messenger, signing in"
      aria-busy="true"
    >
      <TitleBar title="Tin Can Messenger" />
      <div className={`${styles.form} ${styles.busy}`}>
        <TinCans className={styles.cans} calling />
        <p role="status" className={styles.progress}>
          Signing in as <bdi>{name}</bdi>...
        </p>
        <span className={styles.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <button type="button" className={windowStyles.quiet} onClick={onCancel}>
          Cancel
        </button>
      </div>
      <p className={styles.foot}>Pull the string tight, or nobody hears a thing.</p>
    </section>
  );
}

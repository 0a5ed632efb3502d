import { Suspense } from 'react';
import { lazyDecoration } from '../../components/lazyPart';
import { useMotionReduced } from '../../stores/useMotionReduced';
import styles from './saver.module.css';
import type { Saver } from './savers';

const Living = lazyDecoration(
  async () => (await import('../../hosts/LivingScreensaver')).LivingScreensaver,
);

/** The screensaver. Any key, click or movement ends it. */
export function Screensaver({ saver }: Readonly<{ saver: Saver }>) {
  const still = useMotionReduced();
  return (
    <div className={styles.saver} data-screensaver={saver} role="img" aria-label="Screensaver">
      {still ? (
        <p className={styles.still}>Kidows 95 is asleep. Press any key.</p>
      ) : (
        <Suspense>
          <Living saver={saver} />
        </Suspense>
      )}
    </div>
  );
}

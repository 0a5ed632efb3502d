import { useState } from 'react';
import type { Saver } from '../../scenes/screensaver/config';
import { ScreensaverRun } from '../../scenes/screensaver/ScreensaverRun';
import styles from './HeroBackdrop.module.css';
import { PixiHost } from './PixiHost';

const loadStage = async () =>
  (await import('../../scenes/screensaver/ScreensaverStage')).mountScreensaverStage;

/** A screensaver itself; comes with the engine, when there is nothing else to do. */
export function LivingScreensaver({ saver }: Readonly<{ saver: Saver }>) {
  const [run] = useState(
    () => new ScreensaverRun(saver, crypto.getRandomValues(new Uint32Array(1))[0]),
  );
  return <PixiHost run={run} load={loadStage} className={styles.stage} />;
}

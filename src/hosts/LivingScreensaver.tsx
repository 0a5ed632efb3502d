import { useState } from 'react';
import type { Saver } from '../../scenes/screensaver/config';
import { ScreensaverRun } from '../../scenes/screensaver/ScreensaverRun';
import styles from './HeroBackdrop.module.css';
import { PixiHost } from './PixiHost';

const loadStage = async () =>
  (await import('../../scenes/screensaver/ScreensaverStage')).ScreensaverStage;

/** A live screensaver. It comes with the engine, when the browser is idle. */
export function LivingScreensaver({ saver }: Readonly<{ saver: Saver }>) {
  const [run] = useState(
    () => new ScreensaverRun(saver, crypto.getRandomValues(new Uint32Array(1))[0]),
  );
  return <PixiHost run={run} load={loadStage} className={styles.stage} />;
}

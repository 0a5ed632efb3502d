import { type RefObject, useCallback, useEffect, useState } from 'react';
import { HeroRun } from '../../scenes/hero/HeroRun';
import styles from './HeroBackdrop.module.css';
import { PixiHost } from './PixiHost';
import { watchPointer } from './watchPointer';

const loadStage = async () => (await import('../../scenes/hero/HeroStage')).HeroStage;

type LivingHeroProps = Readonly<{
  backdrop: RefObject<HTMLElement | null>;
  /** Called with whether the stage draws; stable between renders. */
  onDrawn: (drawn: boolean) => void;
}>;

/** The live shapes. They come with the engine, after the page. */
export function LivingHero({ backdrop, onDrawn }: LivingHeroProps) {
  const [run] = useState(() => new HeroRun());

  // While a lost context is restored, the still picture would only flash.
  const onPhase = useCallback(
    (phase: string) => {
      if (phase !== 'loading') onDrawn(phase === 'ready');
    },
    [onDrawn],
  );
  useEffect(() => () => onDrawn(false), [onDrawn]);

  useEffect(() => {
    const area = backdrop.current?.parentElement;
    if (area) return watchPointer(area, run);
  }, [backdrop, run]);

  return <PixiHost run={run} load={loadStage} className={styles.stage} onPhase={onPhase} />;
}

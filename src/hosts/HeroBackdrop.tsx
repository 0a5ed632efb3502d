import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { HeroRun } from '../../scenes/hero/HeroRun';
import { useMotionReduced } from '../stores/useMotionReduced';
import styles from './HeroBackdrop.module.css';
import { HeroPicture } from './HeroPicture';
import { PixiHost } from './PixiHost';
import { useDeferredStart } from './useDeferredStart';
import { watchPointer } from './watchPointer';

const loadStage = async () => (await import('../../scenes/hero/HeroStage')).mountHeroStage;

/**
 * Fills its positioned parent with drifting shapes that flee the pointer over that parent: first
 * as a still picture, which is also what reduced motion and a browser without WebGL show.
 * Decoration only: no name, no focus, no hindrance to what lies over it.
 */
export function HeroBackdrop() {
  const element = useRef<HTMLDivElement>(null);
  const reduced = useMotionReduced();
  const started = useDeferredStart(element, !reduced);
  const [drawn, setDrawn] = useState(false);
  return (
    <div ref={element} className={styles.backdrop} aria-hidden="true">
      <HeroPicture hidden={drawn} />
      {started && !reduced && <LivingHero backdrop={element} onDrawn={setDrawn} />}
    </div>
  );
}

type LivingHeroProps = Readonly<{
  backdrop: RefObject<HTMLElement | null>;
  /** Told whether the stage draws; stable between renders. */
  onDrawn: (drawn: boolean) => void;
}>;

function LivingHero({ backdrop, onDrawn }: LivingHeroProps) {
  const [run] = useState(() => new HeroRun());

  // While a lost picture is made anew the still one would only jump in between.
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

import { Suspense, useRef, useState } from 'react';
import { lazyDecoration } from '../components/lazyPart';
import { useMotionReduced } from '../stores/useMotionReduced';
import styles from './HeroBackdrop.module.css';
import { HeroPicture } from './HeroPicture';
import { useDeferredStart } from './useDeferredStart';

const LivingHero = lazyDecoration(async () => (await import('./LivingHero')).LivingHero);

/**
 * Fills its positioned parent with drifting shapes that flee the pointer. The still picture comes
 * first; reduced motion and browsers without WebGL keep it. Decoration only: it has no name, takes
 * no focus and blocks nothing above it.
 */
export function HeroBackdrop() {
  const element = useRef<HTMLDivElement>(null);
  const reduced = useMotionReduced();
  const started = useDeferredStart(element, !reduced);
  const [drawn, setDrawn] = useState(false);
  return (
    <div ref={element} className={styles.backdrop} aria-hidden="true">
      {!drawn && <HeroPicture />}
      {started && !reduced && (
        <Suspense fallback={null}>
          <LivingHero backdrop={element} onDrawn={setDrawn} />
        </Suspense>
      )}
    </div>
  );
}

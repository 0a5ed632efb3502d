import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyDecoration } from '../components/lazyPart';
import { useMotionReduced } from '../stores/useMotionReduced';
import { awaitVisitor } from './awaitVisitor';
import styles from './HeroBackdrop.module.css';
import { HeroPicture } from './HeroPicture';

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

/**
 * Whether a decoration may load its engine: after the first input or three seconds after the page
 * has loaded, whichever is first, and not before it is visible.
 * @param wanted while false, nothing is awaited
 */
function useDeferredStart(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [started, setStarted] = useState(false);

  useEffect(() => {
    if (!wanted || started) return;
    const abort = new AbortController();
    // Reports nothing while the tab is hidden.
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) setStarted(true);
    });
    void awaitVisitor(abort.signal).then(() => {
      if (element.current) observer.observe(element.current);
    });
    return () => {
      abort.abort();
      observer.disconnect();
    };
  }, [wanted, started, element]);

  return started;
}

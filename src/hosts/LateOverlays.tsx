import { Suspense } from 'react';
import { lazyPart } from '../components/lazyPart';
import { useHydrated } from '../components/useHydrated';

const StandardOverlays = lazyPart(async () => (await import('./overlays')).StandardOverlays);

/** A game's standard overlays, which the page does not wait for: none shows before a game has loaded. */
export function LateOverlays() {
  if (!useHydrated()) return null;
  return (
    <Suspense>
      <StandardOverlays />
    </Suspense>
  );
}

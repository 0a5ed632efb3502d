import { Suspense, useState } from 'react';
import { lazyDecoration } from '../../components/lazyPart';
import { prerenderedOf } from '../../components/prerenderedOf';
import { StaticHtml } from '../../components/StaticHtml';
import { useHydrated } from '../../components/useHydrated';
import styles from './Board.module.css';

const load = async () => (await import('./late/ParkPoster')).ParkPoster;
const Prerendered = prerenderedOf(load);
const Fetched = lazyDecoration(load);

/**
 * The still picture of the park. It is prerendered; the script loads only for navigation within the
 * site.
 */
export function StillPark({ covered }: Readonly<{ covered: boolean }>) {
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  const Box = isPrerendered ? StaticHtml : 'div';
  const Poster = isPrerendered ? Prerendered : Fetched;
  return (
    <Box className={styles.poster} data-covered={covered ? '' : undefined} aria-hidden="true">
      {Poster && (
        <Suspense>
          <Poster />
        </Suspense>
      )}
    </Box>
  );
}

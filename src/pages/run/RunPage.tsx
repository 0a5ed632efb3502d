import { Suspense } from 'react';
import { lazyPart } from '../../components/lazyPart';
import { PageHeader } from '../../components/PageHeader';
import { useHydrated } from '../../components/useHydrated';
import styles from './RunPage.module.css';

const RunToy = lazyPart(async () => (await import('../../toys/runs/RunToy')).RunToy);

/** The page on which runs are watched, shared and ranked. */
function RunPage() {
  const hydrated = useHydrated();
  return (
    <>
      <PageHeader title="Runs" emoji="🏆" tone="cyan">
        A run is a whole game as a text of a few hundred characters. Watch it, race its ghost, or
        take over at any moment. Nobody can fake one: the game plays every run again before it
        counts.
      </PageHeader>
      <div className={styles.page}>
        {hydrated && (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <RunToy />
          </Suspense>
        )}
      </div>
    </>
  );
}

export { RunPage as Component };

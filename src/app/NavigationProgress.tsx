import { useNavigation } from 'react-router-dom';
import { LiveRegion } from '../components/LiveRegion';
import styles from './NavigationProgress.module.css';

/** Says that a page is on its way once that takes longer than 300 ms (the delay is in the style). */
export function NavigationProgress() {
  const loading = useNavigation().state === 'loading';
  return (
    <>
      <LiveRegion message={loading ? 'Dialling…' : ''} />
      {loading && (
        <div className={styles.progress} aria-hidden="true">
          <span className={styles.text}>Dialling…</span>
        </div>
      )}
    </>
  );
}

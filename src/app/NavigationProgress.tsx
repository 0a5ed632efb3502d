import { useNavigation } from 'react-router-dom';
import { LiveRegion } from '../components/LiveRegion';
import styles from './NavigationProgress.module.css';

/** Shows that a page is loading when that takes longer than 300 ms (the delay is in the CSS). */
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

import { typing, useLatePanel } from './latePanel';
import styles from './SiteSearch.module.css';

const load = async () => (await import('./search/SearchPanel')).SearchPanel;

/** The button and the key that open the search. Panel and index load on first use. */
export function SiteSearch() {
  const { Panel, open, show, close } = useLatePanel(
    load,
    '/',
    `${typing}, [data-game-host], dialog`,
    'Search',
  );
  return (
    <>
      <button type="button" className={styles.open} aria-label="Search" onClick={show}>
        <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">
          <path d="M20 20l9 9M13 3a10 10 0 1 0 .1 0z" />
        </svg>
      </button>
      {Panel && <Panel open={open} onClose={close} />}
    </>
  );
}

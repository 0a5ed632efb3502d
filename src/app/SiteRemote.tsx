import { openRemoteEvent } from '../components/openRemote';
import { typing, useLatePanel } from './latePanel';
import styles from './SiteSearch.module.css';

const load = async () => (await import('./remote/RemotePanel')).RemotePanel;

/** The button and the key that open the remote. Opened over a game, it pauses the game. */
export function SiteRemote() {
  const { Panel, open, show, close } = useLatePanel(
    load,
    '?',
    typing,
    'The remote',
    openRemoteEvent,
  );
  return (
    <>
      <button type="button" className={styles.remote} aria-label="Remote" onClick={show}>
        ?
      </button>
      {Panel && <Panel open={open} onClose={close} />}
    </>
  );
}

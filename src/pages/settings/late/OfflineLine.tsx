import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button';
import { activateUpdate, type OfflineState, offlineStore } from '../../../saves/offline';
import { settings } from '../../../stores/settings';
import { useSettings } from '../../../stores/useSettings';
import { sizeText } from '../format';
import styles from '../SettingsPage.module.css';

const sentences: Readonly<Record<OfflineState, string>> = {
  impossible: 'This browser, or this address, cannot store the site.',
  off: 'The site is not stored.',
  'saving data': 'Your device saves data: the site is not stored.',
  none: 'Nothing is stored yet. The download starts after your first press or key.',
  fetching: 'The site is being downloaded.',
  failed: 'The site could not be downloaded. The next visit tries again.',
  ready: 'The whole site is stored here. It opens offline.',
  newer: 'The whole site is stored here. A newer version will be used at your next visit.',
};

/** Whether there is an offline copy, how large it is, and whether a newer version waits. */
export function OfflineLine() {
  const { state } = useStore(offlineStore);
  const wanted = useSettings((values) => values.offline);
  const [used, setUsed] = useState<number>();

  useEffect(() => {
    let current = true;
    // Some browsers do not support the estimate.
    void navigator.storage?.estimate?.().then(({ usage }) => current && setUsed(usage));
    return () => {
      current = false;
    };
  }, [state]);

  const isHere = state === 'ready' || state === 'newer';
  return (
    <div className={styles.form}>
      <section>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={wanted}
            onChange={(event) => settings.setState({ offline: event.target.checked })}
          />
          <span>Keep the whole site for offline use</span>
        </label>
        <p role="status">
          {sentences[state]} {isHere && used !== undefined && `It takes ${sizeText(used)}.`}
        </p>
        <p>The messenger, SMS texts and the videos of Music TV still need a connection.</p>
        {state === 'newer' && (
          <p>
            <Button tone="lime" onClick={activateUpdate}>
              Use the newer version
            </Button>
          </p>
        )}
      </section>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import type { Bundle } from '../../saves/bundle';
import type { Entry } from '../../saves/Entry';
import { onPendingFile } from '../../saves/pendingFile';
import { saveGroupOf } from '../../saves/saveGroups';
import { dateText } from './format';
import { MemoryCard } from './MemoryCard';
import { Passphrase } from './Passphrase';
import styles from './SettingsPage.module.css';
import { reloadWith } from './savesStore';

/** The code that reads and writes saves loads on first use. */
const savesFile = () => import('./savesFile');

/** Exports all saves as one file, and imports them. */
export function SavesTransfer({ kept }: Readonly<{ kept: readonly Entry[] | undefined }>) {
  const [incoming, setIncoming] = useState<Bundle>();
  const [said, setSaid] = useState('');
  const [locked, setLocked] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const missed = (error: unknown): undefined => {
    console.warn('A part of the page could not be fetched.', error);
    setSaid(
      'This part could not be fetched. Nothing has changed. Reload the page once you are online.',
    );
  };
  const take = async (file: File | undefined, typed?: string): Promise<void> => {
    if (!file) return;
    setIncoming(undefined);
    setLocked(undefined);
    const read = await savesFile().then(({ readFile }) => readFile(file, typed), missed);
    if (!read) return;
    if ('locked' in read) {
      setSaid(`${file.name} is locked by a passphrase.`);
      setLocked(file);
    } else if ('refusal' in read) {
      setSaid(`${file.name}: ${read.refusal} Nothing has changed.`);
      if (typed !== undefined) setLocked(file);
    } else {
      setSaid('');
      setIncoming(read.value);
    }
  };
  useEffect(
    () =>
      onPendingFile((file) => {
        void Promise.resolve(file).then(take);
      }),
    [],
  );
  useEffect(() => {
    if (incoming) confirm.current?.focus();
  }, [incoming]);

  const exportFile = async () => {
    const name = await savesFile().then(({ exportSaves }) => exportSaves(kept ?? []), missed);
    if (name) setSaid(`All saves are in ${name}.`);
  };
  const confirmed = async (bundle: Bundle) => {
    const report = await savesFile().then(
      ({ importAndDescribe }) => importAndDescribe(bundle),
      missed,
    );
    if (!report) return;
    setIncoming(undefined);
    reloadWith(report.sentences, report.keys);
  };
  const labels = new Set(incoming?.entries.map(({ key }) => saveGroupOf(key)?.label ?? key));

  return (
    <div id="bring-in" className={styles.carry}>
      <MemoryCard kept={kept} />
      <p className={styles.row}>
        <Button tone="lime" disabled={!kept?.length} onClick={() => void exportFile()}>
          Save all as a file
        </Button>
        <Button tone="cyan" onClick={() => field.current?.click()}>
          Import saves
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          accept=".json,.png,application/json,image/png"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </p>
      <p role="status">{said}</p>
      {locked && (
        <form
          className={styles.incoming}
          onSubmit={(event) => {
            event.preventDefault();
            void take(locked, passphrase);
          }}
        >
          <Passphrase
            label="Passphrase of the card"
            autoComplete="off"
            value={passphrase}
            onChange={setPassphrase}
          />
          <p>
            <Button tone="lime" type="submit">
              Open the card
            </Button>
          </p>
        </form>
      )}
      {incoming && (
        <div className={styles.incoming}>
          <h3>On it</h3>
          <p>
            Saved {dateText(incoming.savedAt)}: {[...labels].slice(0, 20).join(', ') || 'nothing'}.
            The better record and the later save stay; nothing of yours is lost.
          </p>
          <p className={styles.row}>
            <Button ref={confirm} tone="lime" onClick={() => void confirmed(incoming)}>
              Import them
            </Button>
            <Button tone="pink" onClick={() => setIncoming(undefined)}>
              Leave it
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { belongingOf } from '../../kept/belongings';
import { type Bundle, longestBundle, parseBundle, writeBundle } from '../../kept/bundle';
import type { Entry } from '../../kept/Entry';
import { bringIn, bundleOf } from '../../kept/keep';
import { takePendingFile } from '../../kept/pendingFile';
import { saveFile } from '../../lib/saveFile';
import { dateText } from './format';
import { describe, reloadWith } from './report';
import styles from './SettingsPage.module.css';

async function readFile(file: File): Promise<ReturnType<typeof parseBundle>> {
  if (file.size > longestBundle) return { refusal: 'It is too large to be saves of this site.' };
  return parseBundle(await file.text());
}

/** Takes all saves out as one file, and brings them in again. */
export function SavesInOut({ kept }: Readonly<{ kept: readonly Entry[] | undefined }>) {
  const [incoming, setIncoming] = useState<Bundle>();
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setIncoming(undefined);
    const read = await readFile(file);
    if ('refusal' in read) setSaid(`${file.name}: ${read.refusal} Nothing has changed.`);
    else {
      setSaid('');
      setIncoming(read.value);
    }
  };
  useEffect(() => void Promise.resolve(takePendingFile()).then(take), []);
  useEffect(() => {
    if (incoming) confirm.current?.focus();
  }, [incoming]);

  const exportFile = () => {
    const now = Date.now();
    const name = `90s-kid-saves-${new Date(now).toISOString().slice(0, 10)}.json`;
    const text = writeBundle(bundleOf(kept ?? [], now));
    saveFile(new File([text], name, { type: 'application/json' }));
    setSaid(`All saves are in ${name}.`);
  };
  const labels = new Set(incoming?.entries.map(({ key }) => belongingOf(key)?.label ?? key));

  return (
    <div>
      <p className={styles.row}>
        <Button tone="lime" disabled={!kept?.length} onClick={exportFile}>
          Save all as a file
        </Button>
        <Button tone="cyan" onClick={() => field.current?.click()}>
          Bring saves in
        </Button>
        <input
          ref={field}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </p>
      <p role="status">{said}</p>
      {incoming && (
        <div className={styles.incoming}>
          <h3>On it</h3>
          <p>
            Saved {dateText(incoming.savedAt)}: {[...labels].slice(0, 20).join(', ') || 'nothing'}.
            The better record and the later save stay; nothing of yours is lost.
          </p>
          <p className={styles.row}>
            <Button
              ref={confirm}
              tone="lime"
              onClick={() => reloadWith(describe(bringIn(incoming)))}
            >
              Bring them in
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

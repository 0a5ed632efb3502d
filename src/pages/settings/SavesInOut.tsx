import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { belongingOf } from '../../kept/belongings';
import {
  type Bundle,
  longestBundle,
  type Parsed,
  parseBundle,
  writeBundle,
} from '../../kept/bundle';
import type { Entry } from '../../kept/Entry';
import { bringIn, bundleOf } from '../../kept/keep';
import { onPendingFile } from '../../kept/pendingFile';
import { saveFile } from '../../lib/saveFile';
import { dateText } from './format';
import { MemoryCard } from './MemoryCard';
import { describe, reloadWith } from './report';
import styles from './SettingsPage.module.css';

type Read = Parsed<Bundle> | Readonly<{ locked: true }>;

/** Reads a file of saves, or a memory card. */
async function readFile(file: File, passphrase?: string): Promise<Read> {
  if (file.size > longestBundle) return { refusal: 'It is too large to be saves of this site.' };
  if (/json/.test(file.type) || /\.json$/i.test(file.name)) return parseBundle(await file.text());
  try {
    const { readCard } = await import('./makeCard');
    return await readCard(new Uint8Array(await file.arrayBuffer()), passphrase);
  } catch (error) {
    console.warn('The card could not be read.', error);
    return { refusal: 'This browser cannot read memory cards. A file of saves works.' };
  }
}

/** Takes all saves out as one file, and brings them in again. */
export function SavesInOut({ kept }: Readonly<{ kept: readonly Entry[] | undefined }>) {
  const [incoming, setIncoming] = useState<Bundle>();
  const [said, setSaid] = useState('');
  const [locked, setLocked] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);

  const take = async (file: File | undefined, typed?: string): Promise<void> => {
    if (!file) return;
    setIncoming(undefined);
    setLocked(undefined);
    const read = await readFile(file, typed);
    if ('locked' in read) {
      setSaid(`${file.name} is locked by a passphrase.`);
      setLocked(file);
    } else if ('refusal' in read) {
      setSaid(
        `${file.name}: ${read.refusal}${read.refusal.endsWith('changed.') ? '' : ' Nothing has changed.'}`,
      );
      if (typed !== undefined) setLocked(file);
    } else {
      setSaid('');
      setIncoming(read.value);
    }
  };
  useEffect(
    () =>
      onPendingFile((file) => {
        void Promise.resolve(file).then((held) => take(held));
      }),
    [],
  );
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
    <div id="bring-in" className={styles.carry}>
      <MemoryCard kept={kept} />
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
          <label className={styles.passphrase}>
            <span>Passphrase of the card</span>
            <input
              type="password"
              autoComplete="off"
              maxLength={200}
              value={passphrase}
              onChange={(event) => setPassphrase(event.target.value)}
            />
          </label>
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

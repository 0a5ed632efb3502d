import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { useNearView } from '../../components/useNearView';
import { saveFile } from '../../lib/saveFile';
import type { Entry } from '../../saves/Entry';
import { useMotionReduced } from '../../stores/useMotionReduced';
import { Passphrase } from './Passphrase';
import styles from './SettingsPage.module.css';

const noCard = 'This browser cannot make the card. Save all as a file instead.';

/** The card as a file; undefined where the browser cannot make it. */
async function makeFile(
  kept: readonly Entry[],
  still: boolean,
  passphrase: string,
): Promise<File | undefined> {
  try {
    const { makeCard } = await import('./savesFile');
    return await makeCard(kept, Date.now(), !still, passphrase);
  } catch (error) {
    console.warn('The memory card could not be made.', error);
    return undefined;
  }
}

/** The saves of this browser as a picture of a memory card, which contains them. */
export function MemoryCard({ kept }: Readonly<{ kept: readonly Entry[] | undefined }>) {
  const still = useMotionReduced();
  const box = useRef<HTMLDivElement>(null);
  const near = useNearView(box);
  const [source, setSource] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (!kept || !near) return;
    let url: string | undefined;
    let wanted = true;
    void makeFile(kept, still, '').then((file) => {
      if (!wanted) return;
      if (!file) return setSaid(noCard);
      url = URL.createObjectURL(file);
      setSource(url);
    });
    return () => {
      wanted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [kept, still, near]);

  const save = async () => {
    setSaid('');
    const file = await makeFile(kept ?? [], still, passphrase);
    if (file) saveFile(file);
    setSaid(
      file
        ? `The card is in ${file.name}. Send it as a file: as a photo it would lose your saves.`
        : noCard,
    );
  };

  return (
    <div className={styles.card}>
      {/* The space is reserved before the picture is drawn. */}
      <div ref={box} className={styles.picture}>
        {source && <img src={source} width={512} height={352} alt="Memory card with your saves" />}
      </div>
      <div>
        <p>
          The coloured band at the bottom of this picture holds all your saves. Drop or paste it on
          any page, or import it here, in any browser.
        </p>
        <Passphrase
          label="Passphrase, if others might see the card"
          autoComplete="new-password"
          value={passphrase}
          onChange={setPassphrase}
        />
        <Button tone="yellow" disabled={!kept?.length} onClick={() => void save()}>
          Save the memory card
        </Button>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}

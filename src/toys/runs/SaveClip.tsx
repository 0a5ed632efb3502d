import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { pictureOf } from '../../hosts/viewer/pictureOf';
import type { Viewing } from '../../hosts/viewer/useViewing';
import { saveFile } from '../../lib/saveFile';
import styles from './runs.module.css';

/**
 * Saves the ten seconds before the current position of the recording as a video, made in the
 * browser.
 */
export function SaveClip({ viewing }: Readonly<{ viewing: Viewing }>) {
  const [part, setPart] = useState<number>();
  const [said, setSaid] = useState('');
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const save = async () => {
    const { replayer } = viewing;
    const picture = await pictureOf(viewing);
    if (!picture) return;
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPart(0);
    setSaid('');
    try {
      const { recordClip } = await import('../../hosts/viewer/recordClip');
      // At the beginning of the recording it saves the last ten seconds of the run.
      if (replayer.state.tick === replayer.from) replayer.seek(replayer.ticks);
      const file = await recordClip({ replayer, picture, progress: setPart, signal });
      saveFile(file);
      setSaid(`Saved, ${Math.ceil(file.size / 1024)} kB.`);
    } catch (error) {
      if (!signal.aborted) console.warn('The clip could not be made:', error);
      setSaid(signal.aborted ? 'Cancelled.' : 'This browser could not make a clip.');
    }
    setPart(undefined);
  };
  return (
    <div className={styles.buttons}>
      {part === undefined ? (
        <Button tone="purple" onClick={() => void save()}>
          Save a clip of ten seconds
        </Button>
      ) : (
        <>
          <progress value={part} max={1} aria-label="Making the clip" />
          <Button tone="yellow" onClick={() => abort.current?.abort()}>
            Cancel
          </Button>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { saveFile } from '../../lib/saveFile';
import type { Clip } from './recordClip';

type Props = Readonly<{
  label: string;
  /** @returns the file, or why there is none */
  make: (work: Pick<Clip, 'progress' | 'signal'>) => Promise<File | string>;
}>;

/**
 * A button that makes a clip or a picture in the browser and saves it, with its progress and a way to
 * cancel. It can then be shared, where the device shares files.
 */
export function ClipButton({ label, make }: Props) {
  const [part, setPart] = useState<number>();
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<File>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const save = async () => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setPart(0);
    setSaid('');
    try {
      const file = await make({ progress: setPart, signal });
      if (typeof file === 'string') setSaid(file);
      else {
        saveFile(file);
        setMade(file);
        setSaid(`Saved, ${Math.ceil(file.size / 1024)} kB.`);
      }
    } catch (error) {
      if (!signal.aborted) console.warn('It could not be made:', error);
      setSaid(signal.aborted ? 'Cancelled.' : 'This browser could not make it.');
    }
    setPart(undefined);
  };
  return (
    <>
      {part === undefined ? (
        <Button tone="purple" onClick={() => void save()}>
          {label}
        </Button>
      ) : (
        <>
          <progress value={part} max={1} aria-label={label} />
          <Button tone="yellow" onClick={() => abort.current?.abort()}>
            Cancel
          </Button>
        </>
      )}
      {made && navigator.canShare?.({ files: [made] }) && (
        <Button
          tone="cyan"
          // A visitor who closes the share sheet needs no message.
          onClick={() => void navigator.share({ files: [made] }).catch(console.info)}
        >
          Share it
        </Button>
      )}
      <p role="status">{said}</p>
    </>
  );
}

import { useState } from 'react';
import { Button } from '../../components/Button';
import { toast } from '../../components/toast';
import { saveFile } from '../../lib/saveFile';
import type { Keepsake } from './keepsake';

/** Saves a picture of what a toy has just said. The drawing code loads at the press. */
export function KeepsakeButton({ keepsake }: Readonly<{ keepsake: Keepsake }>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ drawPicture }, { keepsakePicture }] = await Promise.all([
        import('../../lib/drawPicture'),
        import('./keepsake'),
      ]);
      const file = await drawPicture(keepsakePicture(keepsake));
      if (!file) throw new Error('This browser has no canvas');
      saveFile(file);
      toast('Your keepsake is saved', { kind: 'success' });
    } catch (error) {
      console.warn('The keepsake could not be drawn:', error);
      toast('The keepsake could not be drawn', { kind: 'error' });
    }
    setBusy(false);
  };
  return (
    <Button tone="lime" disabled={busy} onClick={() => void save()}>
      Keep a picture of it
    </Button>
  );
}

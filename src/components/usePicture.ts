import { useEffect, useState } from 'react';
import type { Picture } from '../lib/drawPicture';

/** How long the subject must be unchanged before it is drawn, in ms. */
const settle = 400;

/**
 * Keeps a picture ready for sharing and draws it again when it changes.
 * @param picture draws it; memoised by the caller. Null when there is nothing to draw
 * @returns null until it is ready
 */
export function usePicture(picture: (() => Promise<Picture>) | null): File | null {
  const [drawn, setDrawn] = useState<{ of: () => Promise<Picture>; file: File | null } | null>(
    null,
  );

  useEffect(() => {
    if (!picture) return;
    let wanted = true;
    const timer = setTimeout(() => {
      Promise.all([import('../lib/drawPicture'), picture()])
        .then(([{ drawPicture }, content]) => drawPicture(content))
        .then((file) => wanted && setDrawn({ of: picture, file }))
        .catch((error: unknown) => console.warn('Could not draw the picture:', error));
    }, settle);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [picture]);

  return drawn && drawn.of === picture ? drawn.file : null;
}

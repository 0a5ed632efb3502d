import { useCallback, useEffect, useState } from 'react';
import { toast } from './toast';

/** How long a button shows that it has copied, in ms. */
const copiedFor = 2000;

/**
 * Copies a text and confirms it with a notice and with `copied`, true for two seconds.
 * @param description the notice's second line
 */
export function useCopied(description?: string) {
  const [copiedAt, setCopiedAt] = useState<number | null>(null);

  useEffect(() => {
    if (copiedAt === null) return;
    const timer = setTimeout(() => setCopiedAt(null), copiedFor);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = useCallback(
    async (text: string) => {
      try {
        await navigator.clipboard.writeText(text);
        setCopiedAt(performance.now());
        toast('Copied to clipboard!', description ? { description } : {});
      } catch (error) {
        console.warn('The clipboard refused:', error);
        toast('Could not copy', {
          description: 'This browser does not allow copying.',
          kind: 'error',
        });
      }
    },
    [description],
  );

  return { copied: copiedAt !== null, copy };
}

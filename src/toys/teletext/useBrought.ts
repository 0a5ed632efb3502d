import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { Opened } from '../../../scenes/teletext/rules/Opened';
import type { Page } from '../../../scenes/teletext/rules/Page';
import { firstPage } from '../../../scenes/teletext/rules/remote';
import type { Brought } from './Brought';

const none: readonly Page[] = [];

/** Has the desk open it; a sentence where the desk cannot be fetched. */
async function openAt(
  open: (desk: typeof import('./frames/frames')) => Opened | Promise<Opened>,
): Promise<Opened> {
  try {
    return await open(await import('./frames/frames'));
  } catch (error) {
    console.warn('What opens pages has not come:', error);
    return { ok: false, error: 'The line is down, and with it what opens pages.' };
  }
}

/**
 * Opens what somebody brings: a file, an address, a text. What cannot be opened leaves a sentence
 * and the index.
 * @param address an edit.tf address to begin with
 */
export function useBrought(address: string | undefined, goTo: (page: number) => void): Brought {
  const [pages, setPages] = useState(none);
  const [error, setError] = useState('');

  const show = useCallback(
    (opened: Opened) => {
      setPages(opened.ok ? opened.pages : none);
      setError(opened.ok ? '' : opened.error);
      goTo(opened.ok ? (opened.pages[0]?.number ?? firstPage) : firstPage);
    },
    [goTo],
  );
  const bringFile = useCallback(
    async (file: File) => show(await openAt((desk) => desk.openFile(file))),
    [show],
  );
  const bringText = useCallback(
    async (text: string) => show(await openAt((desk) => desk.openText(text))),
    [show],
  );
  const bring = useCallback(
    async (transfer: DataTransfer) => {
      const [file] = transfer.files;
      if (file) return bringFile(file);
      const text = transfer.getData('text/plain');
      if (text !== '') await bringText(text);
    },
    [bringFile, bringText],
  );
  const close = useCallback(() => {
    setPages(none);
    setError('');
    goTo(firstPage);
  }, [goTo]);

  const showFirst = useEffectEvent(show);
  useEffect(() => {
    if (address === undefined) return;
    let wanted = true;
    void openAt((desk) => desk.openText(address)).then((opened) => {
      if (wanted) showFirst(opened);
    });
    return () => {
      wanted = false;
    };
  }, [address]);

  return { pages, error, bring, bringFile, bringText, close };
}

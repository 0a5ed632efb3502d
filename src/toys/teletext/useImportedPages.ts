import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ImportResult } from '../../../scenes/teletext/rules/ImportResult';
import type { Page } from '../../../scenes/teletext/rules/Page';
import { firstPage } from '../../../scenes/teletext/rules/remote';
import type { ImportedPages } from './ImportedPages';

const none: readonly Page[] = [];

/** Loads the code and imports with it; gives a sentence if it cannot be loaded. */
async function openAt(
  open: (desk: typeof import('./frames/frames')) => ImportResult | Promise<ImportResult>,
): Promise<ImportResult> {
  try {
    return await open(await import('./frames/frames'));
  } catch (error) {
    console.warn('The code that imports pages could not be loaded:', error);
    return { ok: false, error: 'There is no connection, so pages cannot be opened now.' };
  }
}

/**
 * Imports a file, an address or a text. What cannot be imported gives a sentence, and the index is
 * shown.
 * @param address an edit.tf address to begin with
 */
export function useImportedPages(
  address: string | undefined,
  goTo: (page: number) => void,
): ImportedPages {
  const [pages, setPages] = useState(none);
  const [error, setError] = useState('');

  const show = useCallback(
    (opened: ImportResult) => {
      setPages(opened.ok ? opened.pages : none);
      setError(opened.ok ? '' : opened.error);
      goTo(opened.ok ? (opened.pages[0]?.number ?? firstPage) : firstPage);
    },
    [goTo],
  );
  const importFile = useCallback(
    async (file: File) => show(await openAt((desk) => desk.openFile(file))),
    [show],
  );
  const importText = useCallback(
    async (text: string) => show(await openAt((desk) => desk.openText(text))),
    [show],
  );
  const importFrom = useCallback(
    async (transfer: DataTransfer) => {
      const [file] = transfer.files;
      if (file) return importFile(file);
      const text = transfer.getData('text/plain');
      if (text !== '') await importText(text);
    },
    [importFile, importText],
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

  return { pages, error, importFrom, importFile, importText, close };
}

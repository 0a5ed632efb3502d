import { offerFile } from '../../saves/pendingFile';

/** The first dropped file that may hold saves: a PNG, or a JSON file with a fitting name. */
function saveFileIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(
    ({ name, type }) => type === 'image/png' || (/\.json$/i.test(name) && /saves|90s/i.test(name)),
  );
}

/**
 * Takes memory cards that are dropped or pasted anywhere, unless the page itself handles the event.
 * @param arrive opens the page that reads them
 * @returns the undo
 */
export function connectFileDrops(openImport: () => unknown): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const take = (event: Event, data: DataTransfer | null) => {
    const isWriting =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const file = event.defaultPrevented || isWriting ? undefined : saveFileIn(data);
    if (!file) return;
    event.preventDefault();
    offerFile(file);
    openImport();
  };
  // Without this a browser opens the dropped picture instead of the page.
  const allow = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  addEventListener('dragover', allow, { signal });
  addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
  addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
  return () => listening.abort();
}

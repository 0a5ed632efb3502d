import { offerFile } from '../../saves/pendingFile';

/** The first dropped file that may hold saves: a PNG, or a JSON file with a fitting name. */
function saveFileIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(
    ({ name, type }) => type === 'image/png' || /(?:saves|90s).*\.json$/i.test(name),
  );
}

/**
 * Takes memory cards that are dropped or pasted anywhere, unless the page itself handles the event.
 * @param openImport opens the page that reads them
 */
export function connectFileDrops(openImport: () => unknown, signal: AbortSignal): void {
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
}

import { handOver } from '../../kept/pendingFile';

/** A memory card, or a file of saves by its name. */
function savesIn(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(
    ({ name, type }) => type === 'image/png' || (/\.json$/i.test(name) && /saves|90s/i.test(name)),
  );
}

/**
 * Takes memory cards that are dropped or pasted anywhere, unless the part of the page below takes
 * them itself.
 * @param arrive opens the page that reads them
 * @returns the undo
 */
export function connectDrops(arrive: () => unknown): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const take = (event: Event, data: DataTransfer | null) => {
    const isWriting =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    const file = event.defaultPrevented || isWriting ? undefined : savesIn(data);
    if (!file) return;
    event.preventDefault();
    handOver(file);
    arrive();
  };
  // Without this a browser opens the picture in the page's place.
  const allow = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  addEventListener('dragover', allow, { signal });
  addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
  addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
  return () => listening.abort();
}

import { endWorker } from '../../kit/view/endWorker';
import type { Rest } from './easel';
import type { Sheet } from './Sheet';
import type { Order, Work } from './studio.worker';

/** Milliseconds of painting on the page before it yields. */
const turnMs = 8;

/** Has a worker of its own paint it. @returns undefined if there can be none */
function commission(order: Order, signal?: AbortSignal): Promise<Work | undefined> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./studio.worker.ts', import.meta.url), { type: 'module' });
    const settle = (work: Work | undefined): void => {
      endWorker(worker);
      resolve(work);
    };
    worker.onmessage = ({ data }: MessageEvent<Work | undefined>) => settle(data);
    worker.onerror = () => settle(undefined);
    signal?.addEventListener(
      'abort',
      () => {
        worker.terminate();
        reject(signal.reason);
      },
      { once: true },
    );
    worker.postMessage(order);
  });
}

/** Long work on the page lets input and frames through. */
function takeTurns(signal?: AbortSignal): Rest {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turnMs) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}

/** Paints in a worker if possible, otherwise on the page. */
async function order<Type extends Order['type']>(
  wanted: Order & Readonly<{ type: Type }>,
  signal?: AbortSignal,
) {
  let work = await commission(wanted, signal);
  work ??= await (await import('./studio.worker')).paint(wanted, takeTurns(signal));
  return work as Extract<Work, Readonly<{ type: Type }>>;
}

/**
 * All drawings on one sheet.
 * @param scale pixels per world pixel
 * @throws (rejects) when the browser grants no canvas, or the signal's reason
 */
export function orderSheet(scale: number, signal?: AbortSignal): Promise<Sheet> {
  return order({ type: 'sheet', scale }, signal);
}

async function orderPictures(): Promise<ReadonlyMap<number, string>> {
  const work = await order({ type: 'pictures' });
  const made = new Map<number, string>();
  const rest = takeTurns();
  for (const [kind, blob] of work.pictures) {
    // Each address is a question to the browser's main process.
    made.set(kind, URL.createObjectURL(blob));
    await rest();
  }
  return made;
}

let addresses: Promise<ReadonlyMap<number, string>> | undefined;

/** Addresses of a picture of every building, by kind. Painted once per page. */
export function pictureAddresses(): Promise<ReadonlyMap<number, string>> {
  addresses ??= orderPictures();
  // A failed attempt may be repeated.
  addresses.catch(() => {
    addresses = undefined;
  });
  return addresses;
}

import { endWorker } from './endWorker';

let awake: Promise<boolean> | undefined;

/**
 * Starts the browser's graphics process in the background. The first context of a page waits for
 * it; here a worker asks for that context and releases it at once. The page's own context is then
 * created without a noticeable delay.
 * @returns resolves when the graphics are ready, or when they cannot be started in this way, and
 *   says whether WebGL 2 was found: `false` if there is none or only a page may have it. Never
 *   rejects
 */
export function wakeGraphics(): Promise<boolean> {
  awake ??= new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve(false);
    const worker = new Worker(new URL('./wakeGraphics.worker.ts', import.meta.url), {
      type: 'module',
    });
    const done = ({ data }: Partial<MessageEvent<boolean>>) => {
      endWorker(worker);
      // The first drawing on any 2D canvas also needs the graphics process, and waits for it once
      // the page has a WebGL context.
      document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })
        ?.clearRect(0, 0, 1, 1);
      // Resolves in a task of its own, because what follows takes long. A message starts that task: a
      // test may have stopped the timers.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(data === true);
      };
      port2.postMessage(undefined);
    };
    worker.addEventListener('message', done, { once: true });
    worker.addEventListener('error', done, { once: true });
  });
  return awake;
}

let awake: Promise<void> | undefined;

/**
 * Starts the browser's graphics in the background. Whoever asks for the first context waits for
 * them: here that is a worker, which gives its context back at once. The page's own context then
 * comes without a delay that would be noticed.
 * @returns resolves when the graphics are ready, or cannot be started like this; never rejects
 */
export function wakeGraphics(): Promise<void> {
  awake ??= new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve();
    const worker = new Worker(new URL('./wakeGraphics.worker.ts', import.meta.url), {
      type: 'module',
    });
    const done = () => {
      worker.terminate();
      // The first drawing on any 2D canvas also asks the graphics, and waits for them once a WebGL
      // context of this page exists.
      document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })
        ?.clearRect(0, 0, 1, 1);
      resolve();
    };
    worker.addEventListener('message', done, { once: true });
    worker.addEventListener('error', done, { once: true });
  });
  return awake;
}

let awake: Promise<void> | undefined;

/**
 * Lets the browser start its graphics while the page goes on. Whoever asks for the first context
 * waits until they have started: here that is a worker, which gives its context back at once. The
 * page's own is there sooner than it would be noticed then.
 * @returns settles when the graphics are awake, or cannot be woken like this; never rejects
 */
export function wakeGraphics(): Promise<void> {
  awake ??= new Promise((resolve) => {
    if (typeof OffscreenCanvas === 'undefined') return resolve();
    const worker = new Worker(new URL('./wakeGraphics.worker.ts', import.meta.url), {
      type: 'module',
    });
    const done = () => {
      worker.terminate();
      // The first drawing on any 2D canvas asks the graphics too, and waits when they have begun
      // with a WebGL context of this page.
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

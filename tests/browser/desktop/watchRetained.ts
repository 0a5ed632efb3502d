import { cdp } from 'vitest/browser';

/** Objects that a page retains, and bytes of heap. */
export type Retained = Readonly<{
  /** All listeners, on any target. */
  listeners: number;
  /** WebGL and 2D contexts that are neither collected nor lost. */
  contexts: number;
  /** Audio contexts that are not closed. */
  audio: number;
  workers: number;
  intervals: number;
  canvases: number;
  heap: number;
}>;

type Method = (...parameters: unknown[]) => unknown;

function wrap(owner: object, name: string, make: (method: Method) => Method): () => void {
  const method = Reflect.get(owner, name) as Method;
  Reflect.set(owner, name, make(method));
  return () => void Reflect.set(owner, name, method);
}

function isLive(context: object | undefined): boolean {
  if (!context) return false;
  if (context instanceof CanvasRenderingContext2D) {
    // Phaser has a pool of one-pixel canvases, as many as there were games at once, and reuses
    // them.
    return context.canvas.width > 1 || context.canvas.height > 1;
  }
  const gl = context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext;
  return !gl || !context.isContextLost();
}

/** Reads the browser's own measurements of the page. */
async function measure(): Promise<(name: string) => number> {
  const { metrics } = (await cdp().send('Performance.getMetrics')) as {
    metrics: readonly Readonly<{ name: string; value: number }>[];
  };
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** One garbage collection with an empty stack, and time for finalizers. */
async function collect(): Promise<void> {
  await globalThis.gc?.({ type: 'major', execution: 'async' });
  await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Counts from now on what is created and released. */
export function watchRetained(): Readonly<{
  /** The counts once a garbage collection releases nothing more. */
  count: () => Promise<Retained>;
  /** The same or higher counts, after one collection: enough if they are within the limits. */
  countOnce: () => Promise<Retained>;
  stop: () => void;
}> {
  const contexts = new Set<WeakRef<object>>();
  const known = new WeakSet<object>();
  const audio = new Set<AudioContext>();
  const workers = new Set<Worker>();
  const intervals = new Set<unknown>();
  const { AudioContext: OwnAudio, Worker: OwnWorker } = globalThis;

  const noteContext = (method: Method): Method =>
    function (this: unknown, ...parameters) {
      const context = Reflect.apply(method, this, parameters);
      if (typeof context === 'object' && context !== null && !known.has(context)) {
        known.add(context);
        contexts.add(new WeakRef(context));
      }
      return context;
    };
  const undos = [
    wrap(HTMLCanvasElement.prototype, 'getContext', noteContext),
    wrap(OffscreenCanvas.prototype, 'getContext', noteContext),
    wrap(window, 'setInterval', (method) => (...parameters) => {
      const id = Reflect.apply(method, window, parameters);
      intervals.add(id);
      return id;
    }),
    wrap(window, 'clearInterval', (method) => (id) => {
      intervals.delete(id);
      return Reflect.apply(method, window, [id]);
    }),
  ];
  globalThis.AudioContext = class extends OwnAudio {
    constructor(options?: AudioContextOptions) {
      super(options);
      audio.add(this);
    }
  };
  globalThis.Worker = class extends OwnWorker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.add(this);
    }
    override terminate(): void {
      workers.delete(this);
      super.terminate();
    }
  };

  const live = () => [...contexts].filter((context) => isLive(context.deref())).length;
  /** Until three measurements agree: the browser releases objects at times of its own choice. */
  const settle = async () => {
    const look = async () => `${(await measure())('JSEventListeners')} ${live()} ${workers.size}`;
    await collect();
    let seen = await look();
    for (let looks = 1, same = 0; looks < 40 && same < 2; looks += 1) {
      await collect();
      const now = await look();
      same = now === seen ? same + 1 : 0;
      seen = now;
    }
  };
  const countAfter = async (settled: () => Promise<void>): Promise<Retained> => {
    await cdp().send('Performance.enable');
    await settled();
    // A complete garbage collection takes several passes: too slow for each measurement.
    await cdp().send('HeapProfiler.collectGarbage');
    const metric = await measure();
    // If left on, it slows down every entry that a later test writes into a game's track.
    await cdp().send('Performance.disable');
    return {
      listeners: metric('JSEventListeners'),
      contexts: live(),
      audio: [...audio].filter(({ state }) => state !== 'closed').length,
      workers: workers.size,
      intervals: intervals.size,
      canvases: document.querySelectorAll('canvas').length,
      heap: metric('JSHeapUsedSize'),
    };
  };

  return {
    count: () => countAfter(settle),
    countOnce: () => countAfter(async () => {}),
    stop() {
      for (const undo of undos) undo();
      globalThis.AudioContext = OwnAudio;
      globalThis.Worker = OwnWorker;
    },
  };
}

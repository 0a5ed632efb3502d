const contexts: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = [];
const intervals = new Set<unknown>();
let requested = 0;

type Method = (...parameters: unknown[]) => unknown;

/** Replaces a method with `make(method)`, which is called with the method's own `this`. */
function wrap(owner: object, name: string, make: (method: Method) => Method): void {
  const method: unknown = Reflect.get(owner, name);
  Object.defineProperty(owner, name, { value: make(method as Method), configurable: true });
}

wrap(
  HTMLCanvasElement.prototype,
  'getContext',
  (method) =>
    function (this: unknown, ...parameters) {
      const context = Reflect.apply(method, this, parameters);
      const webgl =
        context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext;
      if (webgl && !contexts.some((known) => known.deref() === context)) {
        contexts.push(new WeakRef(context));
      }
      return context;
    },
);
wrap(window, 'setInterval', (method) => (...parameters) => {
  const id = Reflect.apply(method, window, parameters);
  intervals.add(id);
  return id;
});
wrap(window, 'clearInterval', (method) => (id) => {
  intervals.delete(id);
  return Reflect.apply(method, window, [id]);
});
wrap(window, 'requestAnimationFrame', (method) => (callback) => {
  requested += 1;
  return Reflect.apply(method, window, [callback]);
});

/** WebGL contexts that have neither been lost nor collected. */
export function liveContexts(): number {
  return contexts.filter((context) => context.deref()?.isContextLost() === false).length;
}

export function liveIntervals(): number {
  return intervals.size;
}

/** Animation frames within a second while nothing is mounted. */
export async function framesPerSecond(): Promise<number> {
  const before = requested;
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return requested - before;
}

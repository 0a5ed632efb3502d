type Method = (...parameters: unknown[]) => unknown;

/** Weak references, so that watching keeps nothing alive. */
const given: WeakRef<WebGLRenderingContext | WebGL2RenderingContext>[] = [];
let drawn = 0;

/** Replaces a method with `make(method)` until the returned function is called. */
function wrap(owner: object, name: string, make: (method: Method) => Method): () => void {
  const method = Reflect.get(owner, name) as Method;
  Object.defineProperty(owner, name, { value: make(method), configurable: true, writable: true });
  return () => Object.defineProperty(owner, name, { value: method, writable: true });
}

/** Watches WebGL from now on. Returns a function that stops watching. */
export function watchContexts(): () => void {
  given.length = 0;
  drawn = 0;
  const undos = [
    wrap(
      HTMLCanvasElement.prototype,
      'getContext',
      (method) =>
        function (this: unknown, ...parameters) {
          const context = Reflect.apply(method, this, parameters);
          if (
            (context instanceof WebGL2RenderingContext ||
              context instanceof WebGLRenderingContext) &&
            !given.some((known) => known.deref() === context)
          ) {
            given.push(new WeakRef(context));
          }
          return context;
        },
    ),
    wrap(
      WebGL2RenderingContext.prototype,
      'drawElementsInstanced',
      (method) =>
        function (this: unknown, ...parameters) {
          drawn += 1;
          return Reflect.apply(method, this, parameters);
        },
    ),
  ];
  return () => {
    for (const undo of undos) undo();
  };
}

/** The number of those contexts that are alive. */
export function liveContexts(): number {
  return given.filter((context) => context.deref()?.isContextLost() === false).length;
}

/** The number of frames in which shapes were drawn. */
export function framesDrawn(): number {
  return drawn;
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Whether nothing is drawn in the time in which a running stage would draw ten frames. */
export async function standsStill(): Promise<boolean> {
  const before = drawn;
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  return drawn === before;
}

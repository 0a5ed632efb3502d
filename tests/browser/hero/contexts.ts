import { vi } from 'vitest';

/** Every WebGL context that the page has been given since {@link watchContexts}. */
const given = new Set<WebGLRenderingContext | WebGL2RenderingContext>();
let drawn = 0;

/** Keeps an eye on WebGL from now on. */
export function watchContexts(): void {
  given.clear();
  drawn = 0;
  const { prototype } = HTMLCanvasElement;
  const original: unknown = Object.getOwnPropertyDescriptor(prototype, 'getContext')?.value;
  vi.spyOn(prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
    ...parameters: unknown[]
  ) {
    const context: unknown = Reflect.apply(original as () => unknown, this, parameters);
    if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) {
      const isNew = !given.has(context);
      given.add(context);
      if (isNew && context instanceof WebGL2RenderingContext) countDraws(context);
    }
    return context;
  } as HTMLCanvasElement['getContext']);
}

function countDraws(context: WebGL2RenderingContext): void {
  const draw = context.drawElementsInstanced.bind(context);
  vi.spyOn(context, 'drawElementsInstanced').mockImplementation((...parameters) => {
    drawn += 1;
    draw(...parameters);
  });
}

/** How many of those contexts are alive. */
export function liveContexts(): number {
  return [...given].filter((context) => !context.isContextLost()).length;
}

/** How many frames of shapes have been drawn. */
export function framesDrawn(): number {
  return drawn;
}

export function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}

/** Whether nothing is drawn for as long as a stage that runs would draw ten frames. */
export async function standsStill(): Promise<boolean> {
  const before = drawn;
  for (let frame = 0; frame < 10; frame += 1) await nextFrame();
  return drawn === before;
}

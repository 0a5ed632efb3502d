import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { type Application as PixiApplication, Ticker } from 'pixi.js';
import { createRoot } from 'react-dom/client';
import type { MountStage } from '../../scenes/kit/view/FrameStage';
import type { View } from '../../scenes/kit/view/View';

/**
 * Makes a PixiJS application in an empty element and a stage in it. Even where the mount is
 * called off meanwhile, the application is waited for before it is undone: PixiJS cannot be
 * destroyed half-made. It goes when `signal` is aborted, after its stage.
 */
export async function mountApplication<Run>(
  element: HTMLElement,
  signal: AbortSignal,
  mountStage: MountStage<Run>,
  run: Run,
): Promise<View> {
  // The renderer's own housekeeping would otherwise ask for every frame, even of a paused stage.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  const root = createRoot(element);
  const application = await new Promise<PixiApplication>((resolve) => {
    root.render(
      <Application
        autoDensity
        autoStart={false}
        backgroundAlpha={0}
        onInit={resolve}
        powerPreference="low-power"
        preference="webgl"
        skipExtensionImports
      />,
    );
  });
  // React may be committing the removal of the host just now, and then refuses to unmount.
  const unmount = () => queueMicrotask(() => root.unmount());
  if (signal.aborted) unmount();
  signal.throwIfAborted();
  signal.addEventListener('abort', unmount, { once: true });
  const stage = mountStage(application, run);
  const { clientWidth, clientHeight } = element;
  // The first frame is there before anybody hears of it, so that nothing flashes.
  if (clientWidth > 0 && clientHeight > 0) {
    stage.resize(clientWidth, clientHeight, devicePixelRatio);
  }
  return stage;
}

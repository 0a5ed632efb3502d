import 'pixi.js/unsafe-eval';
import { Application } from '@pixi/react';
import { type Application as PixiApplication, Ticker } from 'pixi.js';
import { createRoot } from 'react-dom/client';
import { type StageClass, sharpness } from '../../scenes/kit/view/FrameStage';
import type { View } from '../../scenes/kit/view/View';

/**
 * Makes a PixiJS application with a stage in an empty element. If the mount is aborted meanwhile,
 * the application is still awaited before it is destroyed: PixiJS cannot destroy one that is half
 * made. Aborting `signal` disposes the stage and destroys the application.
 */
export async function mountApplication<Run>(
  element: HTMLElement,
  signal: AbortSignal,
  Stage: StageClass<Run>,
  run: Run,
): Promise<View> {
  // The renderer's own housekeeping would otherwise run in every frame, even for a paused stage.
  Ticker.system.autoStart = false;
  Ticker.system.stop();

  const { clientWidth, clientHeight } = element;
  const root = createRoot(element);
  const application = await new Promise<PixiApplication>((resolve) => {
    root.render(
      <Application
        autoDensity
        autoStart={false}
        backgroundAlpha={0}
        // The final size: each change of a canvas that has a context waits for the graphics twice.
        width={clientWidth || 1}
        height={clientHeight || 1}
        resolution={sharpness(devicePixelRatio)}
        onInit={resolve}
        powerPreference="low-power"
        preference="webgl"
        skipExtensionImports
      />,
    );
  });
  // React refuses to unmount while it is committing the removal of the host.
  const unmount = () => queueMicrotask(() => root.unmount());
  if (signal.aborted) unmount();
  signal.throwIfAborted();
  signal.addEventListener('abort', unmount, { once: true });
  const stage = new Stage(application, run);
  // Draws the first frame before the view is shown, so that nothing flashes.
  if (clientWidth > 0 && clientHeight > 0) {
    stage.resize(clientWidth, clientHeight, devicePixelRatio);
  }
  return stage;
}

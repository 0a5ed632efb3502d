import type { GameTypes } from '../rules/contract';
import type { ViewRun } from '../run/Run';
import { type CreateGameOptions, createGame } from './engine/createGame';
import type { KitScene, SceneContext } from './KitScene';
import type { MountView, View } from './View';
import { wakeGraphics } from './wakeGraphics';

const plainNote = 'This browser offers no WebGL, so the game is drawn the plain way.';

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
}

/** The view of a game whose picture is a Phaser scene. */
export function phaserView<Types extends GameTypes>(
  SceneClass: new (context: SceneContext<Types>) => KitScene<Types>,
  gameOptions: Omit<CreateGameOptions, 'element' | 'scene'>,
): MountView<ViewRun<Types>> {
  return {
    async mount(element, run, signal, options): Promise<View> {
      await wakeGraphics();
      signal.throwIfAborted();
      const scene = new SceneClass({ run, options });
      const { game, plain, dispose } = createGame({ ...gameOptions, element, scene });
      try {
        // A game that has not started yet cannot be destroyed.
        const { ready } = await scene.created;
        await Promise.race([ready, whenAborted(signal)]);
      } catch (error) {
        dispose();
        throw error;
      }
      return {
        note: plain ? plainNote : undefined,
        resize: (width, height, pixelRatio) => scene.resize(width, height, pixelRatio),
        worldAt: (x, y) => scene.worldAt(x, y),
        pause: () => game.loop.sleep(),
        resume: () => {
          // Skips the time for which the view was hidden.
          game.loop.resetDelta();
          game.loop.wake();
        },
        configure: (changed) => scene.configure(changed),
        world: () => scene.world(),
        async capture() {
          // The loop sleeps while the view is hidden.
          const { running } = game.loop;
          if (!running) game.loop.wake();
          const copied = await scene.capture();
          if (!running) game.loop.sleep();
          return copied;
        },
        dispose,
      };
    },
  };
}

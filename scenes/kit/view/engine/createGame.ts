import { CANVAS, Core, Game, type Scene as PhaserScene, WEBGL } from 'phaser';
import { ViewError } from '../View';
import type { Scene } from './engine';

export type CreateGameOptions = Readonly<{
  /** The element that the canvas is put into. */
  element: HTMLElement;
  /** While `rests` is set its picture is not drawn again, which saves graphics work. */
  scene: Scene & Readonly<{ rests?: boolean }>;
  /** The page is visible where nothing is drawn. */
  transparent?: boolean;
  /** Pixel art: no smoothing, aligned to device pixels. */
  pixelArt?: boolean;
  /** All edges are in textures, so no antialiasing is needed. */
  texturesOnly?: boolean;
}>;

/**
 * A game without Phaser's window and visibility listeners. Phaser never removes them and overwrites
 * `window.onblur`; pausing is the host's job.
 */
class HostedGame extends Game {
  stepping = false;
  picture: CreateGameOptions['scene'] | undefined;

  protected override start(): void {
    (this as { isRunning: boolean }).isRunning = true;
    this.config.postBoot(this);
    this.loop.start(this.step.bind(this));
  }

  override step(time: number, delta: number): void {
    this.stepping = true;
    try {
      if (this.picture?.rests) this.headlessStep(time, delta);
      else super.step(time, delta);
    } finally {
      this.stepping = false;
    }
  }
}

function make(options: CreateGameOptions, type: number): HostedGame {
  const box = options.element.getBoundingClientRect();
  const game = new HostedGame({
    type,
    canvas: document.createElement('canvas'),
    // Phaser polls a parent's size; the host reports it instead.
    parent: null as unknown as undefined,
    width: Math.max(1, Math.round(box.width * devicePixelRatio)),
    height: Math.max(1, Math.round(box.height * devicePixelRatio)),
    scene: options.scene as unknown as PhaserScene,
    transparent: options.transparent ?? false,
    pixelArt: options.pixelArt ?? false,
    antialias: !options.pixelArt,
    antialiasGL: !options.pixelArt && !options.texturesOnly,
    // Counted in quads. No picture here has more, and the buffers are allocated before the first
    // one.
    batchSize: 2048,
    audio: { noAudio: true },
    input: {
      keyboard: false,
      gamepad: false,
      mouse: false,
      touch: false,
      windowEvents: false,
    },
    fps: { smoothStep: false },
    autoFocus: false,
    banner: false,
    disableContextMenu: false,
  });
  game.picture = options.scene;
  game.canvas.style.display = 'block';
  game.canvas.setAttribute('aria-hidden', 'true');
  options.element.append(game.canvas);
  return game;
}

/**
 * Makes a Phaser game in WebGL, or on a 2D canvas where WebGL is not available (`plain`). Disposing
 * it destroys it at once and releases its graphics context.
 * @throws ViewError when neither can be made
 */
export function createGame(options: CreateGameOptions) {
  try {
    const game = make(options, WEBGL);
    return { game, plain: false, dispose: () => destroy(game) };
  } catch (error) {
    console.info('WebGL is not to be had, so the game draws on a 2D canvas.', error);
  }
  if (!document.createElement('canvas').getContext('2d')) {
    throw new ViewError('This browser cannot draw the game: it offers neither WebGL nor a canvas.');
  }
  const game = make(options, CANVAS);
  return { game, plain: true, dispose: () => destroy(game) };
}

function destroy(game: HostedGame): void {
  const { renderer, canvas } = game;
  const gl = 'gl' in renderer ? renderer.gl : undefined;
  // Phaser keeps the context, and a browser allows only about sixteen.
  game.events.once(Core.Events.DESTROY, () =>
    queueMicrotask(() => gl?.getExtension('WEBGL_lose_context')?.loseContext()),
  );
  game.destroy(true);
  // Phaser destroys a game in its next step, which a sleeping loop or a hidden tab never takes.
  if (!game.stepping) {
    game.loop.sleep();
    game.loop.wake();
  }
  canvas.remove();
}

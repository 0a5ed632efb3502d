import { type Game, gameEvents } from './engine/engine';

/** Opacity of a new picture. The rest follows over the next frames. */
const freshness = 0.38;

/** A layer over a game's canvas in which each picture fades slowly into the next. */
export class AfterImage {
  readonly #layer = document.createElement('canvas');
  readonly #context = this.#layer.getContext('2d');

  constructor(private readonly game: Game) {
    this.#layer.style.cssText = 'position:absolute;inset:0;pointer-events:none';
    this.#layer.setAttribute('aria-hidden', 'true');
    game.canvas.after(this.#layer);
    // Copies in the same task as the drawing: later the browser may have cleared the pixels.
    game.events.on(gameEvents.POST_RENDER, this.#blend);
  }

  readonly #blend = (): void => {
    const { canvas } = this.game;
    const layer = this.#layer;
    const context = this.#context;
    if (!context || canvas.width === 0 || canvas.height === 0) return;
    const resized = layer.width !== canvas.width || layer.height !== canvas.height;
    if (resized) {
      layer.width = canvas.width;
      layer.height = canvas.height;
      layer.style.width = canvas.style.width;
      layer.style.height = canvas.style.height;
    }
    context.globalAlpha = resized ? 1 : freshness;
    context.drawImage(canvas, 0, 0);
  };

  dispose(): void {
    this.game.events.off(gameEvents.POST_RENDER, this.#blend);
    this.#layer.remove();
  }
}

import type { CanvasTexture, Container, Scene } from '../../kit/view/engine/engine';
import { Image } from '../../kit/view/engine/engine';
import { fill } from '../../kit/view/fill';
import { freshTexture } from '../../kit/view/freshTexture';
import type { BlockFallEvent } from '../rules/BlockFallEvent';
import { spins } from '../rules/modern';
import { lettering } from './cellArt';
import { ink, wellColor } from './colors';
import { paintWord } from './paintTextures';
import type { WellLayout } from './wellLayout';

const texture = 'banner';
/** How long the words stay, and how long they take to fade, in ms. */
const lastsMs = 1400;
const fadeMs = 250;
/** Height of a line of words, in their own pixels: letters of five with space above and below. */
const lineHeight = 9;
const mostLines = 3;
/** The longest words, such as 'T-SPIN DOUBLE', fit into this many of their own pixels. */
const widest = 60;

const lineWords = ['', 'SINGLE', 'DOUBLE', 'TRIPLE'];

/** The words for an event; undefined where it is nothing special. */
function wordsOf(event: BlockFallEvent): string | undefined {
  if (event.type === 'tetrad') return 'FOUR LINES';
  if (event.type === 'finished') return 'FINISHED';
  if (event.type === 'spun') {
    const name = event.spin === spins.mini ? 'MINI T-SPIN' : 'T-SPIN';
    return event.count > 0 ? `${name} ${lineWords[event.count]}` : name;
  }
  if (event.type !== 'chained') return undefined;
  if (event.perfect) return 'ALL CLEAR';
  if (event.backToBack) return 'BACK TO BACK';
  return event.combo > 1 ? `COMBO ${event.combo}` : undefined;
}

/** Words across the well for a clear that is worth celebrating. */
export class Banner {
  readonly #image: Image;
  readonly #canvas: CanvasTexture;
  readonly #unit: number;
  #lines: string[] = [];
  #age = Number.POSITIVE_INFINITY;

  constructor(scene: Scene, layer: Container, place: WellLayout) {
    const { columns, rows, left, top, cell } = place;
    const width = columns * cell;
    this.#unit = Math.max(1, Math.floor(width / widest));
    const height = lineHeight * mostLines * this.#unit;
    this.#canvas = freshTexture(scene.textures, texture, width, height);
    this.#image = new Image(scene, left, top + Math.round(rows * 0.28) * cell, texture);
    layer.add(this.#image.setOrigin(0).setVisible(false));
  }

  /** Shows what an event is worth. Events of one tick share the banner. */
  onEvent(event: BlockFallEvent): void {
    const words = wordsOf(event);
    if (words === undefined) return;
    if (this.#age > 0) this.#lines = [];
    this.#lines = [...this.#lines, words].slice(-mostLines);
    this.#age = 0;
    this.#paint();
  }

  #paint(): void {
    const { context: pen, width, height } = this.#canvas;
    const unit = this.#unit;
    pen.clearRect(0, 0, width, height);
    for (const [index, words] of this.#lines.entries()) {
      const top = index * lineHeight * unit;
      const wide = (lettering(words)[0].length + 6) * unit;
      fill(pen, ink, Math.round((width - wide) / 2), top, wide, (lineHeight - 1) * unit);
      paintWord(pen, words, width / 2, top + Math.round(unit * 1.5), unit, wellColor);
    }
    this.#canvas.refresh();
  }

  draw(deltaMs: number): void {
    this.#image.visible = this.#age < lastsMs;
    if (!this.#image.visible) return;
    this.#image.alpha = Math.min(1, (lastsMs - this.#age) / fadeMs);
    this.#age += deltaMs;
  }
}

import { drawSprites } from '../kit/view/drawSprites';
import type { CanvasTexture, Scene } from '../kit/view/engine/engine';
import { freshTexture } from '../kit/view/freshTexture';
import { ImagePool } from '../kit/view/ImagePool';
import { KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import type { GraveyardGhostsState } from './rules/GraveyardGhostsState';
import type { GraveyardGhostsTypes } from './rules/graveyardGhostsRules';
import { themeOf } from './view/colors';
import { drawLanterns } from './view/drawLanterns';
import { drawNightLife } from './view/drawNightLife';
import { Effects } from './view/Effects';
import { Ghosts } from './view/Ghosts';
import { type Frame, GraveyardCamera } from './view/GraveyardCamera';
import { Keeper } from './view/Keeper';
import { LearnOverlay } from './view/LearnOverlay';
import { Light } from './view/Light';
import { headroom, mazePictureHeight, mazeSide, paintMaze } from './view/paintMaze';
import { paintSurroundings } from './view/paintSurroundings';
import { Souls } from './view/Souls';
import { spritePalette, sprites } from './view/sprites';

const texture = 'graveyard-ghosts';
const groundTexture = 'graveyard-ghosts ground';
const mazeTexture = 'graveyard-ghosts maze';
const litTexture = 'graveyard-ghosts lit';

/** A cleared maze flashes: ticks per light and dark phase. */
const litTicks = 20;
const flashMs = 260;

/** Makes the layers, from back to front. Only the maze is darkened: the sky keeps its moon. */
function makeParts(scene: Scene) {
  const mazePicture = freshTexture(scene.textures, mazeTexture, mazeSide, mazePictureHeight);
  const litPicture = freshTexture(scene.textures, litTexture, mazeSide, mazePictureHeight);
  const pool = () => new ImagePool(scene, texture);
  return {
    maze: scene.add.image(0, -headroom, mazePicture.key).setOrigin(0),
    lit: scene.add.image(0, -headroom, litPicture.key).setOrigin(0),
    light: new Light(scene),
    ground: scene.add.image(0, 0, groundTexture).setOrigin(0),
    things: pool(),
    souls: new Souls(scene.add.blitter(0, 0, texture)),
    learn: new LearnOverlay(scene.add.blitter(0, 0, texture)),
    figures: pool(),
    front: pool(),
    flash: scene.add.image(0, 0, texture, 'pixel').setOrigin(0).setTint(0xff6a6a),
  } as const;
}
type Parts = ReturnType<typeof makeParts>;

/** A graveyard at night, seen as a whole. */
class GraveyardGhostsScene extends KitScene<GraveyardGhostsTypes> {
  readonly #camera = new GraveyardCamera();
  readonly #keeper = new Keeper();
  readonly #effects = new Effects(this.#keeper);
  readonly #ghosts = new Ghosts();
  #parts!: Parts;
  /** What the maze's picture was painted from. */
  #painted = -1;
  #flash = 0;

  protected build(): void {
    drawSprites(this.textures, texture, sprites, spritePalette);
    this.textures.createCanvas(groundTexture, 8, 8);
    this.#parts = makeParts(this);
    this.onEvent((event, state) => {
      this.#effects.onEvent(event, state);
      if (event.type !== 'lifeLost' && event.type !== 'ended') return;
      this.#camera.shake();
      this.#flash = flashMs;
    });
  }

  protected layout(width: number, height: number): void {
    this.#camera.fit(this.cameras.main, width, height);
    this.#painted = -1;
  }

  protected draw(frame: Frame): void {
    const parts = this.#parts;
    const { state } = frame;
    const camera = this.#camera;
    this.#paintIfNew(parts, state);
    camera.look(this.cameras.main, frame);
    this.#drawLit(parts, frame);
    const { things, figures, front } = parts;

    things.begin();
    drawNightLife(things, frame, camera);
    drawLanterns(things, frame);
    things.end();
    parts.souls.draw(frame);

    figures.begin();
    this.#ghosts.draw(figures, frame, camera);
    this.#keeper.draw(figures, frame, camera);
    figures.end();
    parts.light.draw(frame, this.#keeper.x, this.#keeper.y);

    front.begin();
    this.#effects.particles.draw(front, frame);
    parts.learn.draw(front, state, camera);
    this.#effects.messages.draw(front, frame, camera.headlineX, camera.headlineTop);
    front.end();
    this.#drawFlash(parts, frame);
  }

  /** Lights the hedges of a cleared level; without flashing in reduced motion. */
  #drawLit({ lit }: Parts, { state: { pause }, still }: Frame): void {
    lit.visible = pause > 0 && (still || (Math.floor(pause / litTicks) & 1) === 1);
    if (lit.visible) lit.setAlpha(still ? 0.35 : 0.8);
  }

  #drawFlash({ flash }: Parts, { deltaMs, still }: Frame): void {
    this.#flash = Math.max(0, this.#flash - deltaMs);
    flash.visible = this.#flash > 0 && !still;
    if (flash.visible) flash.setAlpha((0.45 * this.#flash) / flashMs);
  }

  /** A rewind within a level replaces the state but keeps the maze. */
  #paintIfNew(parts: Parts, state: Readonly<GraveyardGhostsState>): void {
    const { exits, level } = state;
    let mark = level;
    for (let cell = 0; cell < exits.length; cell++) mark = (Math.imul(mark, 31) + exits[cell]) | 0;
    if (mark === this.#painted) return;
    this.#painted = mark;
    const theme = themeOf(level);
    const { window } = this.#camera;
    const left = Math.floor(window.left);
    const top = Math.floor(window.top);
    const ground = this.textures.get(groundTexture) as CanvasTexture;
    ground.setSize(Math.ceil(window.width) + 1, Math.ceil(window.height) + 1);
    paintSurroundings(ground.context, window, theme);
    ground.refresh();
    parts.ground.setTexture(groundTexture).setPosition(left, top);
    const maze = this.textures.get(mazeTexture) as CanvasTexture;
    const lit = this.textures.get(litTexture) as CanvasTexture;
    paintMaze(maze.context, lit.context, state, theme);
    maze.refresh();
    lit.refresh();
    parts.flash.setPosition(left, top).setScale(window.width + 2, window.height + 2);
  }
}

export const mountView = phaserView(GraveyardGhostsScene, { pixelArt: true });

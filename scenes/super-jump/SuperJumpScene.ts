import { drawSprites } from '../kit/view/drawSprites';
import type { CanvasTexture, Image } from '../kit/view/engine/engine';
import { ImagePool } from '../kit/view/ImagePool';
import { KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import type { SuperJumpState } from './rules/SuperJumpState';
import type { SuperJumpTypes } from './rules/superJumpRules';
import { Backdrop } from './view/Backdrop';
import { drawActors, drawArrows } from './view/drawActors';
import { Effects } from './view/Effects';
import { FollowCamera, type Frame } from './view/FollowCamera';
import { HeroFigure } from './view/HeroFigure';
import { paintLevel, pictureHeight } from './view/paintLevel';
import { spritePalette, sprites } from './view/sprites';
import { themeOf } from './view/themes';

const texture = 'super-jump';
const levelTexture = 'super-jump level';

type Parts = Readonly<{
  backdrop: Backdrop;
  level: Image;
  things: ImagePool;
  hero: HeroFigure;
  front: ImagePool;
}>;

/** A tower of ledges, with a camera that follows the hero. */
class SuperJumpScene extends KitScene<SuperJumpTypes> {
  readonly #camera = new FollowCamera();
  readonly #effects = new Effects();
  #parts!: Parts;
  /** What the level's picture was painted from. */
  #painted = -1;

  protected build(): void {
    drawSprites(this.textures, texture, sprites, spritePalette);
    this.textures.createCanvas(levelTexture, 8, 8);
    // From back to front.
    const backdrop = new Backdrop(this, themeOf(this.run.state));
    const level = this.add.image(0, 0, levelTexture).setOrigin(0);
    backdrop.addWalls();
    const things = new ImagePool(this, texture);
    const hero = new HeroFigure(this, texture);
    const front = new ImagePool(this, texture);
    this.#parts = { backdrop, level, things, hero, front };
    this.onEvent((event, state) => {
      hero.onEvent(event);
      this.#effects.onEvent(event, state);
      if (event.type === 'lifeLost') this.#camera.shake();
    });
  }

  protected layout(width: number, height: number): void {
    this.#camera.fit(this.cameras.main, width, height);
  }

  protected draw(frame: Frame): void {
    const parts = this.#parts;
    const { state } = frame;
    this.#paintIfNew(parts, state);
    this.#camera.follow(this.cameras.main, frame);
    const { window } = this.#camera;
    parts.backdrop.draw(window, frame);

    parts.things.begin();
    drawActors(parts.things, frame, this.#camera);
    parts.things.end();
    parts.hero.draw(frame, this.#camera);

    const { front } = parts;
    front.begin();
    this.#effects.trail(frame);
    this.#effects.particles.draw(front, frame);
    drawArrows(front, state, window);
    this.#effects.drawMessages(front, frame, window.left + window.width / 2, window.top);
    front.end();
  }

  /** A rewind within a level replaces the state but keeps the ledges. */
  #paintIfNew({ backdrop, level }: Parts, state: Readonly<SuperJumpState>): void {
    const { ledgeCount, ledgeX, ledgeY, ledgeWidth, height } = state;
    let mark = state.level + height * 31;
    for (let ledge = 0; ledge < ledgeCount; ledge++) {
      mark = (Math.imul(mark, 31) + ledgeX[ledge] + ledgeY[ledge] * 7 + ledgeWidth[ledge] * 3) | 0;
    }
    if (mark === this.#painted) return;
    this.#painted = mark;
    const theme = themeOf(state);
    backdrop.repaint(theme);
    const canvas = this.textures.get(levelTexture) as CanvasTexture;
    canvas.setSize(state.width, pictureHeight(state));
    paintLevel(canvas.context, state, theme);
    canvas.refresh();
    level.setTexture(levelTexture);
    this.#camera.snapToHero();
  }
}

export const mountView = phaserView(SuperJumpScene, { pixelArt: true });

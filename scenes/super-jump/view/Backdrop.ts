import type { GameObjects, Scene, Textures } from 'phaser';
import type { Frame } from '../../kit/view/KitScene';
import type { Window } from '../../kit/view/PixelCamera';
import type { SuperJumpState } from '../rules/SuperJumpState';
import {
  cloudSize,
  hillSize,
  paintCloud,
  paintFarHills,
  paintNearHills,
  paintSky,
  paintSun,
  paintWall,
  paintWater,
  skySize,
  sunSize,
  wallSize,
  waterSize,
} from './paintScenery';
import type { Theme } from './themes';

/** How much of the camera's way a layer goes: 0 stays on the glass, 1 in the world. */
const depth = { sun: 0.05, clouds: 0.12, far: 0.2, near: 0.4 } as const;
/** Clouds drift by so many pixels in a second. */
const drift = 3;
/** Where clouds hang, across and up from the lower edge of the first screen. */
const clouds = [
  [20, 150],
  [120, 190],
  [210, 120],
  [70, 250],
  [180, 310],
  [30, 360],
] as const;
const cloudSpan = 260;
/** Walls are no thicker than this, even where there is more to see beside the level. */
const thickest = wallSize.width;

const paints = {
  sky: [skySize.width, skySize.height, paintSky],
  far: [hillSize.width, hillSize.height, paintFarHills],
  near: [hillSize.width, hillSize.height, paintNearHills],
  cloud: [cloudSize.width, cloudSize.height, paintCloud],
  sun: [sunSize, sunSize, paintSun],
  wall: [wallSize.width, wallSize.height, paintWall],
  water: [waterSize.width, waterSize.height, paintWater],
} as const;
type Part = keyof typeof paints;

function keyOf(part: Part): string {
  return `super-jump ${part}`;
}

/** Everything behind the level and beside it. */
export class Backdrop {
  readonly #sky: GameObjects.TileSprite;
  readonly #far: GameObjects.TileSprite;
  readonly #near: GameObjects.TileSprite;
  readonly #sun: GameObjects.Image;
  readonly #clouds: readonly GameObjects.Image[];
  readonly #water: GameObjects.TileSprite;
  readonly #deep: GameObjects.Rectangle;
  #walls: readonly [GameObjects.TileSprite, GameObjects.TileSprite] | undefined;
  #clock = 0;

  constructor(
    private readonly scene: Scene,
    layer: GameObjects.Layer,
    theme: Theme,
  ) {
    for (const part of Object.keys(paints) as Part[]) {
      const [width, height] = paints[part];
      if (!scene.textures.exists(keyOf(part)))
        scene.textures.createCanvas(keyOf(part), width, height);
    }
    this.repaint(theme);
    const tiles = (part: Part) =>
      scene.add.tileSprite(0, 0, 8, paints[part][1], keyOf(part)).setOrigin(0);
    this.#sky = tiles('sky');
    this.#sun = scene.add.image(0, 0, keyOf('sun'));
    this.#clouds = clouds.map(() => scene.add.image(0, 0, keyOf('cloud')));
    this.#far = tiles('far');
    this.#near = tiles('near');
    this.#water = tiles('water');
    this.#deep = scene.add.rectangle(0, 0, 8, 8, 0).setOrigin(0);
    this.#deep.setFillStyle(Number.parseInt(theme.water.slice(1), 16));
    layer.add([this.#sky, this.#sun, ...this.#clouds, this.#far, this.#near]);
    layer.add([this.#deep, this.#water]);
  }

  /** Walls stand before the level, which reaches under them. */
  addWalls(layer: GameObjects.Layer): void {
    const wall = () => this.scene.add.tileSprite(0, 0, 8, 8, keyOf('wall')).setOrigin(0);
    const pair = [wall(), wall()] as const;
    layer.add([...pair]);
    this.#walls = pair;
  }

  repaint(theme: Theme): void {
    for (const part of Object.keys(paints) as Part[]) {
      const texture = this.scene.textures.get(keyOf(part)) as Textures.CanvasTexture;
      texture.clear();
      paints[part][2](texture.context, theme);
      texture.refresh();
    }
    this.#deep?.setFillStyle(Number.parseInt(theme.water.slice(1), 16));
  }

  /**
   * Without motion the layers keep their places on the glass.
   * @param window what the camera shows
   */
  draw(window: Readonly<Window>, { state: field, deltaMs, still }: Frame<SuperJumpState>): void {
    if (!still) this.#clock += deltaMs;
    const { left, top, width, height } = window;
    const climbed = still ? 0 : Math.max(0, field.height - (top + height));
    const aside = still ? 0 : left;

    const skyHeight = Math.max(height, skySize.height);
    const highest = Math.max(1, field.height - height);
    const up = Math.min(1, climbed / highest);
    this.#sky.setPosition(left, top - (skyHeight - height) * (1 - up)).setSize(width, skyHeight);
    this.#sky.setTileScale(1, skyHeight / skySize.height);
    this.#sun.setPosition(left + width * 0.76 - aside * depth.sun, top + 44 + climbed * depth.sun);
    this.#drawClouds(window, aside, climbed);
    this.#drawHills(this.#far, window, aside, climbed, depth.far, 18);
    this.#drawHills(this.#near, window, aside, climbed, depth.near, 0);

    const surface = field.height - 7;
    this.#water.setPosition(left, surface).setSize(width, waterSize.height);
    this.#water.setTilePosition(left + this.#clock * 0.006, 0);
    this.#deep.setPosition(left, surface + 7).setSize(width, 2 * height);
    this.#drawWalls(window, field);
  }

  #drawClouds({ left, top, width, height }: Readonly<Window>, aside: number, climbed: number) {
    const span = Math.max(cloudSpan, width + cloudSize.width);
    clouds.forEach(([across, up], index) => {
      const drifted = across + (this.#clock * drift * (1 + (index % 3) / 2)) / 1000;
      const x = (((drifted - aside * depth.clouds) % span) + span) % span;
      const image = this.#clouds[index];
      image.setPosition(left + x - cloudSize.width / 2, top + height - up + climbed * depth.clouds);
    });
  }

  #drawHills(
    hills: GameObjects.TileSprite,
    { left, top, width, height }: Readonly<Window>,
    aside: number,
    climbed: number,
    near: number,
    raise: number,
  ): void {
    hills.setPosition(left, top + height - hillSize.height - raise + climbed * near);
    hills.setSize(width, hillSize.height).setTilePosition(aside * near, 0);
  }

  #drawWalls(
    { left, top, width, height }: Readonly<Window>,
    field: Readonly<{ width: number; wraps: boolean }>,
  ): void {
    const walls = this.#walls;
    if (!walls) return;
    const beyond = left + width - field.width;
    const [west, east] = walls;
    const westWidth = Math.max(1, Math.min(thickest, -left));
    west
      .setVisible(left < 0)
      .setPosition(-westWidth, top)
      .setSize(westWidth, height);
    west.setTilePosition(wallSize.width - westWidth, top);
    const eastWidth = Math.max(1, Math.min(thickest, beyond));
    east
      .setVisible(beyond > 0)
      .setPosition(field.width, top)
      .setSize(eastWidth, height);
    east.setTilePosition(0, top);
    // Where one may walk out, the walls are only hinted at.
    for (const wall of walls) wall.setAlpha(field.wraps ? 0.4 : 1);
  }
}

import { wrapTo } from '../../kit/rules/grid';
import type {
  CanvasTexture,
  Image,
  Rectangle,
  Scene,
  TileSprite,
} from '../../kit/view/engine/engine';
import type { Window } from '../../kit/view/PixelCamera';
import type { Frame } from './FollowCamera';
import { scenery } from './paintScenery';
import type { Theme } from './themes';

/**
 * Parallax of each layer: how far it moves with the camera. 0 is fixed to the screen, 1 to the
 * world.
 */
const depth = { sun: 0.05, clouds: 0.12, far: 0.2, near: 0.4 } as const;
/** Speed of the clouds in pixels per second. */
const drift = 3;
/** Positions of clouds, across and up from the lower edge of the first screen. */
const clouds = [
  [20, 150],
  [120, 190],
  [210, 120],
  [70, 250],
  [180, 310],
  [30, 360],
] as const;
const cloudSpan = 260;

const { sky, near, cloud, wall, water } = scenery;
type Part = keyof typeof scenery;
const parts = Object.keys(scenery) as readonly Part[];

function keyOf(part: Part): string {
  return `super-jump ${part}`;
}

/** Everything behind the level and beside it. */
export class Backdrop {
  readonly #sky: TileSprite;
  readonly #far: TileSprite;
  readonly #near: TileSprite;
  readonly #sun: Image;
  readonly #clouds: readonly Image[];
  readonly #water: TileSprite;
  readonly #deep: Rectangle;
  #walls: readonly TileSprite[] = [];
  #theme: Theme | undefined;

  constructor(
    private readonly scene: Scene,
    theme: Theme,
  ) {
    for (const part of parts) {
      if (scene.textures.exists(keyOf(part))) continue;
      scene.textures.createCanvas(keyOf(part), scenery[part].width, scenery[part].height);
    }
    this.#sky = this.#tiles('sky');
    this.#sun = scene.add.image(0, 0, keyOf('sun'));
    this.#clouds = clouds.map(() => scene.add.image(0, 0, keyOf('cloud')));
    this.#far = this.#tiles('far');
    this.#near = this.#tiles('near');
    this.#deep = scene.add.rectangle(0, 0, 8, 8, 0).setOrigin(0);
    this.#water = this.#tiles('water');
    this.repaint(theme);
  }

  #tiles(part: Part): TileSprite {
    return this.scene.add.tileSprite(0, 0, 8, scenery[part].height, keyOf(part)).setOrigin(0);
  }

  /** Adds the walls in front of the level, which reaches under them. */
  addWalls(): void {
    this.#walls = [this.#tiles('wall'), this.#tiles('wall')];
  }

  repaint(theme: Theme): void {
    if (theme === this.#theme) return;
    this.#theme = theme;
    for (const part of parts) {
      const texture = this.scene.textures.get(keyOf(part)) as CanvasTexture;
      texture.clear();
      scenery[part].paint(texture.context, theme);
      texture.refresh();
    }
    this.#deep.setFillStyle(Number.parseInt(theme.water.slice(1), 16));
  }

  /**
   * With reduced motion the layers are fixed to the screen.
   * @param window what the camera shows
   */
  draw(window: Readonly<Window>, { state, clockMs, still }: Frame): void {
    const clock = still ? 0 : clockMs;
    const { left, top, width, height } = window;
    const climbed = still ? 0 : Math.max(0, state.height - (top + height));
    const aside = still ? 0 : left;

    const skyHeight = Math.max(height, sky.height);
    const highest = Math.max(1, state.height - height);
    const up = Math.min(1, climbed / highest);
    this.#sky.setPosition(left, top - (skyHeight - height) * (1 - up)).setSize(width, skyHeight);
    this.#sky.setTileScale(1, skyHeight / sky.height);
    this.#sun.setPosition(left + width * 0.76 - aside * depth.sun, top + 44 + climbed * depth.sun);
    this.#drawClouds(window, clock, aside, climbed);
    this.#drawHills(this.#far, window, aside * depth.far, climbed * depth.far - 18);
    this.#drawHills(this.#near, window, aside * depth.near, climbed * depth.near);

    const surface = state.height - 7;
    this.#water.setPosition(left, surface).setSize(width, water.height);
    this.#water.setTilePosition(left + clock * 0.006, 0);
    this.#deep.setPosition(left, surface + 7).setSize(width, 2 * height);
    const [west, east] = this.#walls;
    const westWidth = this.#drawWall(west, window, -left, state.wraps);
    west.setX(-westWidth).setTilePosition(wall.width - westWidth, top);
    this.#drawWall(east, window, left + width - state.width, state.wraps);
    east.setX(state.width).setTilePosition(0, top);
  }

  #drawClouds(
    { left, top, width, height }: Readonly<Window>,
    clock: number,
    aside: number,
    climbed: number,
  ): void {
    const span = Math.max(cloudSpan, width + cloud.width);
    for (let index = 0; index < clouds.length; index++) {
      const [across, up] = clouds[index];
      const drifted = across + (clock * drift * (1 + (index % 3) / 2)) / 1000;
      const x = wrapTo(span, drifted - aside * depth.clouds);
      const y = top + height - up + climbed * depth.clouds;
      this.#clouds[index].setPosition(left + x - cloud.width / 2, y);
    }
  }

  #drawHills(
    hills: TileSprite,
    { left, top, width, height }: Readonly<Window>,
    aside: number,
    down: number,
  ): void {
    hills.setPosition(left, top + height - near.height + down).setSize(width, near.height);
    hills.setTilePosition(aside, 0);
  }

  /**
   * @param room how much of the screen is beside the level; a wall is no wider than its texture
   * @returns its drawn width
   */
  #drawWall(
    side: TileSprite,
    { top, height }: Readonly<Window>,
    room: number,
    wraps: boolean,
  ): number {
    const width = Math.max(1, Math.min(wall.width, room));
    side
      .setVisible(room > 0)
      .setY(top)
      .setSize(width, height);
    // In levels that wrap around, the walls are faint.
    side.setAlpha(wraps ? 0.4 : 1);
    return width;
  }
}

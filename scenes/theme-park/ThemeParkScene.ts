import { Extern, sceneEvents } from '../kit/view/engine/engine';
import { type FrameInfo, KitScene } from '../kit/view/KitScene';
import { phaserView } from '../kit/view/phaserView';
import { isVisitable, specOf } from './rules/buildings';
import type { ThemeParkEvent } from './rules/ThemeParkEvent';
import type { Park, ThemeParkState } from './rules/ThemeParkState';
import type { ThemeParkTypes } from './rules/themeParkRules';
import { stepTicks } from './rules/themeParkRules';
import { isShowOn } from './rules/tycoon/services';
import { weather } from './rules/tycoon/Town';
import { Crowd } from './view/Crowd';
import { leftOf, topOf } from './view/corners';
import { daylight } from './view/daylight';
import { Effects } from './view/Effects';
import { layGlow } from './view/layBuilding';
import { layFireworks } from './view/layFireworks';
import { layGround, layLitter, laySigns, layTroubles } from './view/layGround';
import { layHand } from './view/layHand';
import { layHeat } from './view/layHeat';
import { layRows, standingIn } from './view/layRows';
import { paintPlainly } from './view/paintPlainly';
import { QuadList } from './view/QuadList';
import { QuadPainter } from './view/QuadPainter';
import type { Sheet } from './view/Sheet';
import { ShownPicture } from './view/ShownPicture';
import { sprite } from './view/sprites';
import { orderSheet } from './view/studio';
import { Trains } from './view/Trains';
import { cellSize, openViewport, resizeViewport, type Viewport, viewportOf } from './viewport';

/**
 * Half a CSS pixel: clouds move in steps of this size, so that nothing needs drawing in between.
 */
const cloudStep = 0.5;
/** World pixels a second: the slowest cloud, and how much faster each next one is. */
const cloudSpeed = 9;
const cloudSpread = 2;
const clouds = 3;
/** Drops of rain in view, and the world pixels that the slowest falls in a second. */
const drops = 90;
const rainSpeed = 420;
/** Most coins shown for one tick of the economy. */
const coinsPerTick = 12;

/** The park, drawn row by row from one sheet in one draw call. */
class ThemeParkScene extends KitScene<ThemeParkTypes> {
  /** Dropped once it is on the graphics card; kept if the park is drawn on a 2D canvas. */
  #sheet: Sheet['picture'] | undefined;
  /** Resolution of the sheet, and of the one that has been ordered. */
  #sheetScale = 0;
  #orderedScale = 0;
  #firstSheet: Promise<void> | undefined;
  readonly #gone = new AbortController();
  #list = new QuadList(new Float32Array(0));
  #painter: QuadPainter | undefined;
  #viewport: Viewport = viewportOf(this.run);
  #crowd = new Crowd();
  #shown = new ShownPicture();
  #effects = new Effects();
  #trains = new Trains();
  /** Buildings' cells, back to front. */
  #standing: readonly number[] = [];
  #ratio = 1;
  #laid: Park | undefined;
  #stale = true;
  #seconds = 0;
  readonly #view = new Float32Array(4);
  readonly #plainView = { scale: 1, x: 0, y: 0 };
  readonly #light = new Float32Array([1, 1, 1]);

  protected build(): void {
    const board = new Extern(this);
    board.render = () => this.#paint();
    Object.assign(board, { renderCanvas: () => this.#paintPlainly() });
    this.add.existing(board);
    const { renderer } = this.game;
    if ('gl' in renderer) this.#painter = new QuadPainter(renderer.gl as WebGLRenderingContext);
    this.events.once(sceneEvents.DESTROY, () => {
      this.#gone.abort();
      this.#dropSheet();
    });
    this.#viewport.visitorAt = (x, y) => this.#crowd.idNear(this.run.state, x, y);
    this.onEvent((event, state) => this.#react(event, state));
  }

  #paint(): void {
    if (this.#sheet) {
      this.#painter?.upload(this.#sheet);
      this.#dropSheet();
    }
    this.#painter?.draw(this.#list, this.#view, this.#light);
  }

  #paintPlainly(): void {
    const context = this.game.canvas.getContext('2d');
    if (!context || !this.#sheet) return;
    paintPlainly(context, this.#sheet, this.#list, this.#plainView, this.#light);
    this.#list.stillChanged = false;
  }

  protected layout(width: number, height: number, pixelRatio: number): void {
    this.#ratio = pixelRatio;
    resizeViewport(this.#viewport, this.run.state, width / pixelRatio, height / pixelRatio);
    // Two sheet pixels per world pixel are enough until a player zooms in.
    const wanted = this.#viewport.zoom * pixelRatio > 2.2 ? 3 : 2;
    if (wanted <= this.#orderedScale) return;
    this.#orderedScale = wanted;
    const taken = this.#takeSheet(wanted);
    this.#firstSheet ??= taken;
    taken.catch((error: unknown) => {
      if (!this.#gone.signal.aborted) console.warn('The park is drawn no finer than it is.', error);
    });
  }

  protected override prepared(): Promise<void> | undefined {
    return this.#firstSheet;
  }

  /** Has the drawings painted. Until they arrive the park uses the current ones. */
  async #takeSheet(scale: number): Promise<void> {
    const { picture, frames } = await orderSheet(scale, this.#gone.signal);
    // A coarser sheet that arrives late is useless.
    if (scale < this.#sheetScale) return;
    this.#dropSheet();
    this.#sheet = picture;
    this.#sheetScale = scale;
    this.#list = new QuadList(frames);
    this.#stale = true;
  }

  #dropSheet(): void {
    if (this.#sheet && 'close' in this.#sheet) this.#sheet.close();
    this.#sheet = undefined;
  }

  #react(event: ThemeParkEvent, state: Park): void {
    const { type } = event;
    if (type === 'placed' || type === 'redone' || type === 'removed' || type === 'undone') {
      this.#stale = true;
      if (this.options.reducedMotion) return;
      const { width, height } = specOf(event.kind);
      const [x, y] = [leftOf(state, event.cell), topOf(state, event.cell)];
      this.#effects.dust(x, y, width * cellSize, height * cellSize);
    } else if (type === 'ticked') this.#mint(state);
    else if (type === 'visited' && event.pounds > 0) this.#coinAt(state, event.cell);
  }

  /** Shows coins. Under Classic rules rides, stalls and shops earn by themselves. */
  #mint(state: Park): void {
    if (state.guests.mood.length > 0) return;
    for (let index = 0; index < Math.min(coinsPerTick, state.destinationCount); index += 1) {
      const cell = state.destinations[(state.day * 5 + index) % state.destinationCount];
      if (specOf(state.kindAt[cell]).type !== 'attraction') this.#coinAt(state, cell);
    }
  }

  #coinAt(state: Park, cell: number): void {
    if (this.options.reducedMotion) return;
    const { width } = specOf(state.kindAt[cell]);
    this.#effects.coin(leftOf(state, cell) + (width * cellSize) / 2, topOf(state, cell) + 4);
  }

  protected draw({ state, alpha, deltaMs, still }: FrameInfo<ThemeParkState>): void {
    if (this.#stale || state !== this.#laid) this.#lay(state);
    if (!still && !state.stopped) this.#seconds += (deltaMs / 1000) * state.speed;
    const darkness = daylight(state.clock, this.#light);
    const sinceStep = state.sinceStep + (state.stopped ? 0 : alpha * state.speed);
    this.#crowd.gather(state, Math.min(1, sinceStep / stepTicks(state)), this.#viewport.visitor);
    const list = this.#list;
    this.#trains.move(state, this.#seconds);
    list.begin();
    layLitter(list, state);
    layHand(list, state, this.#viewport.hand, false);
    layRows(list, state, this.#standing, this.#trains, this.#crowd, this.#seconds, still);
    if (darkness > 0) this.#layLamps(state, darkness);
    laySigns(list, state);
    layTroubles(list, state);
    layHeat(list, state, this.#viewport.heat);
    layHand(list, state, this.#viewport.hand, true);
    if (!still) this.#layClouds(state, darkness);
    if (!still && state.town?.weather === weather.rain) this.#layRain();
    if (state.town && isShowOn(state, state.town)) {
      layFireworks(list, this.#viewport, still || this.options.reducedMotion ? -1 : this.#seconds);
    }
    this.#crowd.layThoughts(list, state, this.#viewport.visitor);
    this.#effects.lay(list, deltaMs);
    this.#aim();
    this.rests = this.#shown.isStill(list, this.#view, this.#light);
  }

  #layLamps(state: Park, darkness: number): void {
    for (let index = 0; index < this.#standing.length; index += 1) {
      const cell = this.#standing[index];
      const kind = state.kindAt[cell];
      if (isVisitable[kind] !== 1 && specOf(kind).type !== 'entrance') continue;
      layGlow(this.#list, kind, leftOf(state, cell), topOf(state, cell), darkness * 0.8);
    }
  }

  #layClouds({ columns, rows }: Park, darkness: number): void {
    const width = columns * cellSize + 700;
    const fastest = cloudSpeed + cloudSpread * (clouds - 1);
    const beat = cloudStep / (fastest * this.#viewport.zoom);
    const seconds = Math.floor(this.#seconds / beat) * beat;
    for (let cloud = 0; cloud < clouds; cloud += 1) {
      const drifted = seconds * (cloudSpeed + cloud * cloudSpread);
      const x = ((drifted + cloud * 470) % width) - 350;
      const y = ((cloud * 0.37 + 0.15) % 1) * rows * cellSize;
      this.#list.add(sprite.cloudShade, x, y, 1 - darkness * 0.8, 0, 0, 1.4 + cloud * 0.3);
    }
  }

  /** Rain over all that is in view. */
  #layRain(): void {
    const { x, y, zoom, width, height } = this.#viewport;
    const [across, down] = [width / zoom, height / zoom];
    for (let index = 0; index < drops; index += 1) {
      const fallen = this.#seconds * (rainSpeed + (index % 5) * 30);
      const dropX = (index * 197 + 31 * Math.floor((fallen + index * 61) / down)) % across;
      const dropY = (fallen + index * 61) % down;
      this.#list.add(sprite.drop, x - across / 2 + dropX, y - down / 2 + dropY, 0.8, 0, 0.6);
    }
  }

  /** Lays the buildings again after a change. */
  #lay(state: Park): void {
    this.#stale = false;
    if (state !== this.#laid) {
      // The first park is already in view: the player may have moved before the picture came.
      if (this.#laid) openViewport(this.#viewport, state);
      this.#laid = state;
      this.#effects.clear();
    }
    layGround(this.#list, state);
    this.#trains.follow(state);
    this.#standing = standingIn(state);
  }

  /** Computes the view transform for the painters. */
  #aim(): void {
    const { x, y, zoom, width, height } = this.#viewport;
    this.#view[0] = (2 * zoom) / width;
    this.#view[1] = (-2 * zoom) / height;
    this.#view[2] = -x * this.#view[0];
    this.#view[3] = -y * this.#view[1];
    this.#plainView.scale = zoom * this.#ratio;
    this.#plainView.x = (width / 2 - x * zoom) * this.#ratio;
    this.#plainView.y = (height / 2 - y * zoom) * this.#ratio;
  }
}

export { openWholePark } from './view/openWholePark';
export const mountView = phaserView(ThemeParkScene, { texturesOnly: true });

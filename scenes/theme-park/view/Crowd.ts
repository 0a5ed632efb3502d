import { ground, type Park } from '../rules/ThemeParkState';
import { mind } from '../rules/thoughts';
import { hasUmbrella } from '../rules/tycoon/needs';
import { weather } from '../rules/tycoon/Town';
import { cellSize } from '../viewport';
import { looks, strides } from './art/figures';
import type { QuadList } from './QuadList';
import { sprite } from './sprites';

/** The bubble of each thought; -1 for thoughts without one. */
const bubbleOf = new Int16Array(32).fill(-1);
bubbleOf[mind.enjoying] = sprite.bubbles.love;
bubbleOf[mind.great] = sprite.bubbles.love;
bubbleOf[mind.fireworks] = sprite.bubbles.love;
bubbleOf[mind.lovely] = sprite.bubbles.love;
bubbleOf[mind.hungry] = sprite.bubbles.food;
bubbleOf[mind.thirsty] = sprite.bubbles.drink;
bubbleOf[mind.tired] = sprite.bubbles.tired;
bubbleOf[mind.bored] = sprite.bubbles.bored;
bubbleOf[mind.tooDear] = sprite.bubbles.dear;
bubbleOf[mind.broke] = sprite.bubbles.dear;
bubbleOf[mind.queueTooLong] = sprite.bubbles.queue;
bubbleOf[mind.queueing] = sprite.bubbles.queue;
bubbleOf[mind.home] = sprite.bubbles.home;
bubbleOf[mind.desperate] = sprite.bubbles.toilet;
bubbleOf[mind.nowhere] = sprite.bubbles.lost;

/** One in so many visitors shows a thought at a time. */
const talkative = 7;
/** Clock ticks for which a bubble is shown. */
const bubbleTicks = 110;
/** With more visitors than this no bubbles are shown. */
const heard = 400;

/**
 * All visitors, grouped by row so that a row is drawn before what stands in front of it. Positions
 * are interpolated between two steps.
 */
export class Crowd {
  private x = new Float32Array(0);
  private y = new Float32Array(0);
  private alpha = new Float32Array(0);
  private row = new Uint16Array(0);
  private order = new Uint16Array(0);
  /** By row: the index in `order` where its people begin. */
  private begins = new Uint16Array(0);
  /** By cell: its middle in world pixels. */
  private middleX = new Float32Array(0);
  private middleY = new Float32Array(0);
  private columns = 0;
  /** The position of the followed visitor, for the ring; null if there is none. */
  found: { x: number; y: number } | null = null;
  private readonly position = { x: 0, y: 0 };

  /**
   * @param progress from the last step to the next, 0 to 1
   * @param id the followed visitor
   */
  gather(state: Park, progress: number, id: number): void {
    const { visitors, rows } = state;
    if (this.x.length < visitors.at.length) this.grow(visitors.at.length);
    if (this.begins.length !== rows + 2 || this.columns !== state.columns) this.survey(state);
    const { begins, order, row } = this;
    const { count } = visitors;
    begins.fill(0);
    this.stand(state, progress);
    for (let line = 2; line < begins.length; line += 1) begins[line] += begins[line - 1];
    for (let index = 0; index < count; index += 1) {
      const line = row[index] + 1;
      order[begins[line]] = index;
      begins[line] += 1;
    }
    this.found = null;
    // Behind the last visitor every id is 0.
    const looked = id > 0 ? visitors.id.indexOf(id) : -1;
    if (looked < 0) return;
    this.position.x = this.x[looked];
    this.position.y = this.y[looked];
    this.found = this.position;
  }

  /** Computes all positions. Each visitor keeps to a line of their own, so that a crowd spreads. */
  private stand(state: Park, progress: number): void {
    const { x, y, alpha, row, begins, middleX, middleY } = this;
    const { at, from, id, count } = state.visitors;
    const { queued } = state.guests;
    const beneath = state.ground;
    const last = state.rows - 1;
    for (let index = 0; index < count; index += 1) {
      const left = from[index];
      const to = at[index];
      const who = id[index] & 0x7fffffff;
      // Queueing guests stand in a row.
      const inLine = queued[index] > 0;
      const aside = inLine ? 5 * (who % 6) - 12 : ((who * 37) % 23) - 11;
      const below = inLine ? 2 : ((who * 53) % 19) - 6;
      const fromX = middleX[left];
      const fromY = middleY[left];
      const down = fromY + (middleY[to] - fromY) * progress + below;
      x[index] = fromX + (middleX[to] - fromX) * progress + aside;
      y[index] = down + 6;
      const line = Math.min(last, Math.max(0, (down / cellSize) | 0));
      row[index] = line;
      begins[line + 2] += 1;
      const wasIn = beneath[left] === ground.visitable;
      const isIn = beneath[to] === ground.visitable;
      alpha[index] = wasIn ? (isIn ? 0 : progress) : isIn ? 1 - progress : 1;
    }
  }

  /** Adapts to a park of another size. */
  private survey({ columns, rows }: Park): void {
    this.columns = columns;
    this.begins = new Uint16Array(rows + 2);
    const middle = (step: number): number => (step + 0.5) * cellSize;
    const cells = columns * rows;
    this.middleX = Float32Array.from({ length: cells }, (_, cell) => middle(cell % columns));
    this.middleY = Float32Array.from({ length: cells }, (_, cell) =>
      middle(Math.floor(cell / columns)),
    );
  }

  layRow(list: QuadList, state: Park, row: number, still: boolean): void {
    const { clock, town } = state;
    const rains = town !== undefined && town.weather === weather.rain;
    const { id, from, at } = state.visitors;
    const end = this.begins[row + 1];
    for (let position = row === 0 ? 0 : this.begins[row]; position < end; position += 1) {
      const index = this.order[position];
      const alpha = this.alpha[index];
      if (alpha <= 0) continue;
      const who = id[index] & 0x7fffffff;
      const walks = from[index] !== at[index];
      const stride = walks && !still ? ((clock + who * 5) >> 3) & 1 : 0;
      const frame = sprite.people[(who % looks.length) * strides + stride];
      list.add(frame, this.x[index], this.y[index] - stride, alpha);
      if (rains && hasUmbrella(who))
        list.add(sprite.umbrella, this.x[index], this.y[index] - stride - 19, alpha);
    }
  }

  /** Lays some of their thoughts; the followed visitor's is always shown. */
  layThoughts(list: QuadList, state: Park, chosen: number): void {
    const { visitors, clock } = state;
    const turn = Math.floor(clock / bubbleTicks);
    // In a crowd only the followed visitor's thought is shown.
    if (visitors.count > heard && this.found === null) return;
    for (let index = 0; index < visitors.count; index += 1) {
      const id = visitors.id[index];
      const speaks =
        id === chosen || (visitors.count <= heard && (id * 11 + turn) % talkative === 0);
      if (!speaks || (this.alpha[index] <= 0 && id !== chosen)) continue;
      const bubble = bubbleOf[visitors.thought[index]];
      if (bubble >= 0) list.add(bubble, this.x[index] + 4, this.y[index] - 18, 1, 0, 0.5);
    }
  }

  /** The id of the visitor nearest to a point in world pixels, within a few pixels, or 0. */
  idNear(state: Park, x: number, y: number): number {
    const { visitors } = state;
    let nearest = 16 * 16;
    let id = 0;
    for (let index = 0; index < visitors.count; index += 1) {
      const away = (this.x[index] - x) ** 2 + (this.y[index] - 8 - y) ** 2;
      if (away >= nearest || this.alpha[index] <= 0) continue;
      nearest = away;
      id = visitors.id[index];
    }
    return id;
  }

  private grow(capacity: number): void {
    this.x = new Float32Array(capacity);
    this.y = new Float32Array(capacity);
    this.alpha = new Float32Array(capacity);
    this.row = new Uint16Array(capacity);
    this.order = new Uint16Array(capacity);
  }
}

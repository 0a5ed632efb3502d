import type { BaseState } from '../rules/contract';
import type { Camera } from './engine/engine';
import type { FrameInfo } from './KitScene';

/** The visible part of the world, in world pixels. */
export type Window = { left: number; top: number; width: number; height: number };

const shakeMs = 220;
const shakeSize = 3;

/** Shows a pixel art world aligned to device pixels, and shakes on demand. */
export class PixelCamera {
  readonly window: Window = { left: 0, top: 0, width: 1, height: 1 };
  protected zoom = 1;
  #width = 1;
  #height = 1;
  #shake = 0;

  shake(): void {
    this.#shake = shakeMs;
  }

  /** Rounds a position to whole device pixels. */
  snap(place: number): number {
    return Math.round(place * this.zoom) / this.zoom;
  }

  /**
   * Takes the canvas's size, in device pixels.
   * @param most device pixels per world pixel; rounded down to a whole number if that is above 1
   */
  protected resize(camera: Camera, width: number, height: number, most: number): void {
    this.zoom = most >= 1 ? Math.floor(most) : most;
    this.#width = width;
    this.#height = height;
    camera.setSize(width, height);
    camera.setZoom(this.zoom);
    this.window.width = width / this.zoom;
    this.window.height = height / this.zoom;
  }

  /** The current offset of a shake in world pixels; 0 when `still`. */
  protected shaken({ deltaMs, still }: FrameInfo<BaseState>): number {
    this.#shake = Math.max(0, this.#shake - deltaMs);
    return still ? 0 : (this.#shake / shakeMs) * shakeSize * Math.sin(this.#shake / 14);
  }

  /** A centre x at which world pixels align with device pixels. */
  protected middleX(x: number): number {
    return this.#snapped(x, this.#width);
  }

  protected middleY(y: number): number {
    return this.#snapped(y, this.#height);
  }

  /** Sets the visible part by its centre. */
  protected lookAt(x: number, y: number): void {
    this.window.left = x - this.window.width / 2;
    this.window.top = y - this.window.height / 2;
  }

  #snapped(middle: number, size: number): number {
    return (size / 2 - Math.round(size / 2 - middle * this.zoom)) / this.zoom;
  }
}

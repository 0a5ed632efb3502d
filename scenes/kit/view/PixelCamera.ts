import type { BaseState } from '../rules/contract';
import type { Camera } from './engine/engine';
import type { FrameInfo } from './KitScene';

/** What the glass shows, in world pixels. */
export type Window = { left: number; top: number; width: number; height: number };

const shakeMs = 220;
const shakeSize = 3;

/** Shows a world of hard pixels, each on whole pixels of the device, and shakes when told to. */
export class PixelCamera {
  readonly window: Window = { left: 0, top: 0, width: 1, height: 1 };
  protected zoom = 1;
  #width = 1;
  #height = 1;
  #shake = 0;

  shake(): void {
    this.#shake = shakeMs;
  }

  /** A place on whole device pixels. */
  snap(place: number): number {
    return Math.round(place * this.zoom) / this.zoom;
  }

  /**
   * Takes the canvas's size, in device pixels.
   * @param most device pixels per world pixel; whole ones where there is room for that
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

  /** How far it is shaken away at the moment, in world pixels; nowhere when `still`. */
  protected shaken({ deltaMs, still }: FrameInfo<BaseState>): number {
    this.#shake = Math.max(0, this.#shake - deltaMs);
    return still ? 0 : (this.#shake / shakeMs) * shakeSize * Math.sin(this.#shake / 14);
  }

  /** A middle for x from which the world's pixels lie on the glass's. */
  protected middleX(x: number): number {
    return this.#snapped(x, this.#width);
  }

  protected middleY(y: number): number {
    return this.#snapped(y, this.#height);
  }

  /** Says what the glass shows around a middle. */
  protected lookAt(x: number, y: number): void {
    this.window.left = x - this.window.width / 2;
    this.window.top = y - this.window.height / 2;
  }

  #snapped(middle: number, size: number): number {
    return (size / 2 - Math.round(size / 2 - middle * this.zoom)) / this.zoom;
  }
}

import type { WebGLRenderer } from '../../kit/view/FrameStage';
import { InstancedBatch } from '../../kit/view/InstancedBatch';
import { neons } from '../config';
import type { HeroState } from '../rules/state';
import { cellUnits, drawAtlas } from './drawAtlas';
import { boxUnits } from './drawings';
import { fragmentShader, rgbOf, vertexShader } from './shader';

/** A texture larger than the shape keeps rotated edges smooth. */
const texelsPerPixel = 1.5;

/** A quad for the shadow and a quad for the shape: x, y from -0.5 to 0.5, and 1 for a shadow. */
const quad = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
const corners = [1, 0].flatMap((shadow) =>
  [0, 2, 4, 6].flatMap((corner) => [quad[corner], quad[corner + 1], shadow]),
);
const indices = [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7];

/** Draws all shapes in one instanced draw call, from the state's own array. */
export class ShapeBatch {
  readonly #state: Readonly<HeroState>;
  readonly #moment = new Float32Array(4);
  readonly #canvas = document.createElement('canvas');
  readonly #batch: InstancedBatch;
  #cell = 0;

  /** @param pixelRatio device pixels per CSS pixel */
  constructor(renderer: WebGLRenderer, state: Readonly<HeroState>, pixelRatio: number) {
    this.#state = state;
    this.#redraw(pixelRatio);
    const { count } = state.config;
    const field = (index: number) => ({
      format: 'float32' as const,
      offset: index * count,
      stride: 1,
    });
    this.#batch = new InstancedBatch(renderer, {
      name: 'hero',
      vertexShader,
      fragmentShader,
      corners: { data: Float32Array.from(corners), format: 'float32x3', indices },
      count,
      moving: state.motion,
      movingAttributes: {
        aX: field(0),
        aY: field(1),
        aVelocityX: field(2),
        aVelocityY: field(3),
      },
      fixedAttributes: fixedAttributesOf(state),
      uniforms: {
        uMoment: { value: this.#moment, type: 'vec4<f32>' },
        uField: { value: state.field, type: 'vec2<f32>' },
      },
      atlas: this.#canvas,
      mipmaps: true,
      clearColor: [0, 0, 0, 0],
    });
  }

  /** Redraws the texture where the field's scale or the pixel ratio has changed. */
  fit(pixelRatio: number): void {
    if (this.#redraw(pixelRatio)) this.#batch.replaceAtlas(this.#canvas);
  }

  /**
   * Draws the state.
   * @param moved whether a tick has passed since the last call
   */
  draw(alpha: number, moved: boolean): void {
    const { tick, scale } = this.#state;
    this.#moment[0] = alpha;
    this.#moment[1] = tick;
    this.#moment[2] = scale;
    if (moved) this.#batch.upload();
    this.#batch.draw();
  }

  destroy(): void {
    this.#batch.destroy();
  }

  /** @returns whether the texture had to be drawn in another size */
  #redraw(pixelRatio: number): boolean {
    const { config, scale } = this.#state;
    const width = config.largest * scale * pixelRatio * texelsPerPixel;
    const cell = Math.ceil((width * cellUnits) / boxUnits);
    if (cell === this.#cell) return false;
    drawAtlas(this.#canvas, cell);
    this.#cell = cell;
    return true;
  }
}

function fixedAttributesOf(state: Readonly<HeroState>) {
  const { count } = state.config;
  const look = new Float32Array(3 * count);
  const paint = new Uint8Array(4 * count);
  for (let shape = 0; shape < count; shape += 1) {
    look.set([state.width[shape], state.turn[shape], state.spin[shape]], 3 * shape);
    paint.set([...rgbOf(neons[state.color[shape]].hex), state.kind[shape]], 4 * shape);
  }
  return {
    aLook: { data: look, format: 'float32x3' },
    aPaint: { data: paint, format: 'unorm8x4' },
  } as const;
}

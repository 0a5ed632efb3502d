import {
  type BindOptions,
  Buffer,
  BufferUsage,
  CanvasSource,
  Geometry,
  GlProgram,
  Shader,
  State,
  UniformGroup,
  type WebGLRenderer,
} from 'pixi.js';
import { neons } from '../config';
import type { HeroState } from '../rules/state';
import { cellUnits, drawAtlas } from './drawAtlas';
import { boxUnits } from './drawings';
import { fragmentShader, rgbOf, vertexShader } from './shader';

const bytes = Float32Array.BYTES_PER_ELEMENT;
/** Turned edges are smoother when drawn from a larger picture. */
const texelsPerPixel = 1.5;

/** A quad for the shadow and a quad for the shape: x, y from -0.5 to 0.5, and 1 for a shadow. */
const quad = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
const corners = [1, 0].flatMap((shadow) =>
  [0, 2, 4, 6].flatMap((corner) => [quad[corner], quad[corner + 1], shadow]),
);
const indices = [0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7];

/**
 * All shapes in one instanced draw. The moving numbers go to the graphics card straight from the
 * state's array, in one piece and without an object per shape; the frame goes to PixiJS's encoder
 * without a walk over a scene that would hold this one thing.
 */
export class ShapeBatch {
  readonly #renderer: WebGLRenderer;
  readonly #state: Readonly<HeroState>;
  readonly #motion: Buffer;
  readonly #geometry: Geometry;
  readonly #shader: Shader;
  readonly #moment = new Float32Array(4);
  readonly #canvas = document.createElement('canvas');
  readonly #screen: BindOptions;
  readonly #drawing: Parameters<WebGLRenderer['encoder']['draw']>[0];
  #atlas: CanvasSource | undefined;
  #cell = 0;

  /** @param pixelRatio device pixels per CSS pixel */
  constructor(renderer: WebGLRenderer, state: Readonly<HeroState>, pixelRatio: number) {
    this.#renderer = renderer;
    this.#state = state;
    this.#motion = new Buffer({
      data: state.motion,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
      label: 'hero motion',
    });
    this.#geometry = geometryOf(state, this.#motion);
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex: vertexShader, fragment: fragmentShader, name: 'hero' }),
      resources: {
        moment: new UniformGroup({
          uMoment: { value: this.#moment, type: 'vec4<f32>' },
          uField: { value: state.field, type: 'vec2<f32>' },
        }),
        uAtlas: this.#redraw(pixelRatio),
      },
    });
    this.#screen = { target: renderer.view.renderTarget, clear: true, clearColor: [0, 0, 0, 0] };
    this.#drawing = { geometry: this.#geometry, shader: this.#shader, state: State.for2d() };
  }

  /** Draws the shapes' texture anew where the field's scale or the pixel ratio has changed. */
  fit(pixelRatio: number): void {
    const old = this.#atlas;
    const atlas = this.#redraw(pixelRatio);
    if (atlas === old) return;
    this.#shader.resources.uAtlas = atlas;
    old?.destroy();
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
    if (moved) this.#motion.update();
    this.#renderer.renderTarget.bind(this.#screen);
    this.#renderer.encoder.draw(this.#drawing);
  }

  destroy(): void {
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.#atlas?.destroy();
  }

  #redraw(pixelRatio: number): CanvasSource {
    const { config, scale } = this.#state;
    const width = config.largest * scale * pixelRatio * texelsPerPixel;
    const cell = Math.ceil((width * cellUnits) / boxUnits);
    if (this.#atlas && cell === this.#cell) return this.#atlas;
    drawAtlas(this.#canvas, cell);
    this.#cell = cell;
    this.#atlas = new CanvasSource({
      resource: this.#canvas,
      resolution: 1,
      autoGenerateMipmaps: true,
      label: 'hero shapes',
    });
    return this.#atlas;
  }
}

function geometryOf(state: Readonly<HeroState>, motion: Buffer): Geometry {
  const { count } = state.config;
  const look = new Float32Array(3 * count);
  const paint = new Uint8Array(4 * count);
  for (let shape = 0; shape < count; shape += 1) {
    look.set([state.width[shape], state.turn[shape], state.spin[shape]], 3 * shape);
    paint.set([...rgbOf(neons[state.color[shape]].hex), state.kind[shape]], 4 * shape);
  }
  const moving = (field: number) => ({
    buffer: motion,
    format: 'float32' as const,
    stride: bytes,
    offset: field * count * bytes,
    instance: true,
  });
  return new Geometry({
    attributes: {
      aCorner: { buffer: Float32Array.from(corners), format: 'float32x3' },
      aX: moving(0),
      aY: moving(1),
      aVelocityX: moving(2),
      aVelocityY: moving(3),
      aLook: { buffer: look, format: 'float32x3', instance: true },
      aPaint: { buffer: paint, format: 'unorm8x4', instance: true },
    },
    indexBuffer: Uint16Array.from(indices),
    instanceCount: count,
  });
}

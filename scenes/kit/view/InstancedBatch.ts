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

type FloatFormat = 'float32' | 'float32x2' | 'float32x3' | 'float32x4';

export type BatchOptions = Readonly<{
  /** A name for debuggers. */
  name: string;
  vertexShader: string;
  fragmentShader: string;
  /** The shape of one instance as the attribute `aCorner`, and its triangles. */
  corners: Readonly<{ data: Float32Array; format: FloatFormat; indices: readonly number[] }>;
  /** How many instances are drawn. */
  count: number;
  /**
   * The numbers that `upload` sends, and the offsets of the attributes in an instance, in floats.
   */
  moving: Float32Array;
  movingAttributes: Readonly<
    Record<string, Readonly<{ format: FloatFormat; offset: number; stride: number }>>
  >;
  /** Attributes that never change, one packed array each. */
  fixedAttributes?: Readonly<
    Record<string, Readonly<{ data: Float32Array | Uint8Array; format: FloatFormat | 'unorm8x4' }>>
  >;
  uniforms: ConstructorParameters<typeof UniformGroup>[0];
  /** The texture `uAtlas`. */
  atlas: HTMLCanvasElement;
  mipmaps?: boolean;
  /** Red, green, blue and alpha, 0 to 1. */
  clearColor: [number, number, number, number];
}>;

/**
 * Draws many instances of one shape in one call. The moving numbers go to the graphics card from
 * one array, without an object per instance and without PixiJS's scene graph.
 */
export class InstancedBatch {
  /** Read at every draw. */
  readonly uniforms: Record<string, unknown>;
  readonly #renderer: WebGLRenderer;
  readonly #options: BatchOptions;
  readonly #buffer: Buffer;
  readonly #geometry: Geometry;
  readonly #shader: Shader;
  readonly #screen: BindOptions;
  readonly #drawing: Parameters<WebGLRenderer['encoder']['draw']>[0];
  #atlas: CanvasSource;

  constructor(renderer: WebGLRenderer, options: BatchOptions) {
    const { name, vertexShader: vertex, fragmentShader: fragment, moving, clearColor } = options;
    this.#renderer = renderer;
    this.#options = options;
    this.#buffer = new Buffer({
      data: moving,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
      label: name,
    });
    this.#geometry = geometryOf(options, this.#buffer);
    this.#atlas = this.#sourceOf(options.atlas);
    const uniforms = new UniformGroup(options.uniforms);
    this.uniforms = uniforms.uniforms;
    this.#shader = new Shader({
      glProgram: GlProgram.from({ vertex, fragment, name }),
      resources: { uniforms, uAtlas: this.#atlas },
    });
    this.#screen = { target: renderer.view.renderTarget, clear: true, clearColor };
    this.#drawing = { geometry: this.#geometry, shader: this.#shader, state: State.for2d() };
  }

  /** Uploads the canvas again after it was repainted, perhaps in another size. */
  replaceAtlas(canvas: HTMLCanvasElement): void {
    const old = this.#atlas;
    this.#atlas = this.#sourceOf(canvas);
    this.#shader.resources.uAtlas = this.#atlas;
    old.destroy();
  }

  /** Sends the moving numbers to the graphics card. */
  upload(): void {
    this.#buffer.update();
  }

  draw(): void {
    this.#renderer.renderTarget.bind(this.#screen);
    this.#renderer.encoder.draw(this.#drawing);
  }

  destroy(): void {
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.#atlas.destroy();
  }

  #sourceOf(canvas: HTMLCanvasElement): CanvasSource {
    return new CanvasSource({
      resource: canvas,
      resolution: 1,
      autoGenerateMipmaps: this.#options.mipmaps ?? false,
      label: this.#options.name,
    });
  }
}

function geometryOf(options: BatchOptions, buffer: Buffer): Geometry {
  const { corners, movingAttributes, fixedAttributes = {}, count } = options;
  const bytes = Float32Array.BYTES_PER_ELEMENT;
  const moving = Object.entries(movingAttributes).map(([name, { format, offset, stride }]) => {
    return [
      name,
      { buffer, format, stride: stride * bytes, offset: offset * bytes, instance: true },
    ];
  });
  const fixed = Object.entries(fixedAttributes).map(([name, { data, format }]) => {
    return [name, { buffer: data, format, instance: true }];
  });
  return new Geometry({
    attributes: {
      aCorner: { buffer: corners.data, format: corners.format },
      ...(Object.fromEntries([...moving, ...fixed]) as object),
    },
    indexBuffer: Uint16Array.from(corners.indices),
    instanceCount: count,
  });
}

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
import { atlasSide } from '../config';
import { mostQuads, type Quads, quadStride } from '../rules/Quads';
import { drawAtlas } from './drawAtlas';

const bytes = Float32Array.BYTES_PER_ELEMENT;
/** Pixels of a picture in the atlas. */
const cell = 256;

const vertexShader = `#version 300 es
in vec2 aCorner;
in vec4 aBox;
in vec2 aTurn;
in vec4 aSource;
in float aLight;
uniform float uAspect;
out vec2 vAtlas;
out float vLight;
void main() {
  vec2 corner = aCorner * aBox.zw;
  vec2 place = aBox.xy + vec2(
    aTurn.x * corner.x - aTurn.y * corner.y, aTurn.y * corner.x + aTurn.x * corner.y);
  gl_Position = vec4(2.0 * place.x / uAspect - 1.0, 1.0 - 2.0 * place.y, 0.0, 1.0);
  vAtlas = (aSource.xy + (aCorner + 0.5) * aSource.zw) / ${atlasSide}.0;
  vLight = aLight;
}
`;

const fragmentShader = `#version 300 es
precision mediump float;
in vec2 vAtlas;
in float vLight;
uniform sampler2D uAtlas;
out vec4 color;
void main() {
  vec4 texel = texture(uAtlas, vAtlas);
  color = vec4(texel.rgb * vLight, texel.a);
}
`;

/** All of a saver's quads in one instanced draw, straight from the run's list. */
export class QuadBatch {
  readonly #renderer: WebGLRenderer;
  readonly #quads: Quads;
  readonly #buffer: Buffer;
  readonly #geometry: Geometry;
  readonly #shader: Shader;
  readonly #atlas: CanvasSource;
  readonly #aspect: UniformGroup;
  readonly #screen: BindOptions;
  readonly #drawing: Parameters<WebGLRenderer['encoder']['draw']>[0];

  constructor(renderer: WebGLRenderer, quads: Quads) {
    this.#renderer = renderer;
    this.#quads = quads;
    this.#buffer = new Buffer({
      data: quads.data,
      usage: BufferUsage.VERTEX | BufferUsage.COPY_DST,
      label: 'screensaver quads',
    });
    const canvas = document.createElement('canvas');
    drawAtlas(canvas, cell);
    this.#atlas = new CanvasSource({ resource: canvas, resolution: 1, label: 'screensaver' });
    this.#geometry = geometryOf(this.#buffer);
    this.#aspect = new UniformGroup({ uAspect: { value: 1, type: 'f32' } });
    this.#shader = new Shader({
      glProgram: GlProgram.from({
        vertex: vertexShader,
        fragment: fragmentShader,
        name: 'screensaver',
      }),
      resources: { aspect: this.#aspect, uAtlas: this.#atlas },
    });
    this.#screen = { target: renderer.view.renderTarget, clear: true, clearColor: [0, 0, 0, 1] };
    this.#drawing = { geometry: this.#geometry, shader: this.#shader, state: State.for2d() };
  }

  fit(aspect: number): void {
    this.#aspect.uniforms.uAspect = aspect;
    this.#aspect.update();
  }

  draw(): void {
    // What is no longer shown has no size.
    this.#quads.data.fill(0, this.#quads.count * quadStride);
    this.#buffer.update();
    this.#renderer.renderTarget.bind(this.#screen);
    this.#renderer.encoder.draw(this.#drawing);
  }

  destroy(): void {
    this.#geometry.destroy(true);
    this.#shader.destroy();
    this.#atlas.destroy();
  }
}

function geometryOf(buffer: Buffer): Geometry {
  const part = (field: number, format: 'float32' | 'float32x2' | 'float32x4') => ({
    buffer,
    format,
    stride: quadStride * bytes,
    offset: field * bytes,
    instance: true,
  });
  return new Geometry({
    attributes: {
      aCorner: {
        buffer: Float32Array.of(-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5),
        format: 'float32x2',
      },
      aBox: part(0, 'float32x4'),
      aTurn: part(4, 'float32x2'),
      aSource: part(6, 'float32x4'),
      aLight: part(10, 'float32'),
    },
    indexBuffer: Uint16Array.of(0, 1, 2, 0, 2, 3),
    instanceCount: mostQuads,
  });
}

import type { WebGLRenderer } from '../../kit/view/FrameStage';
import { InstancedBatch } from '../../kit/view/InstancedBatch';
import { atlasSide } from '../config';
import { maxQuads, type Quads, quadStride } from '../rules/Quads';
import { drawAtlas } from './drawAtlas';

/** Size of a picture in the atlas in pixels. */
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

/** Draws all quads in one instanced draw call, straight from the run's list. */
export class QuadBatch {
  readonly #quads: Quads;
  readonly #batch: InstancedBatch;

  constructor(renderer: WebGLRenderer, quads: Quads) {
    this.#quads = quads;
    const canvas = document.createElement('canvas');
    drawAtlas(canvas, cell);
    const stride = quadStride;
    this.#batch = new InstancedBatch(renderer, {
      name: 'screensaver',
      vertexShader,
      fragmentShader,
      corners: {
        data: Float32Array.of(-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5),
        format: 'float32x2',
        indices: [0, 1, 2, 0, 2, 3],
      },
      count: maxQuads,
      moving: quads.data,
      movingAttributes: {
        aBox: { format: 'float32x4', offset: 0, stride },
        aTurn: { format: 'float32x2', offset: 4, stride },
        aSource: { format: 'float32x4', offset: 6, stride },
        aLight: { format: 'float32', offset: 10, stride },
      },
      uniforms: { uAspect: { value: 1, type: 'f32' } },
      atlas: canvas,
      clearColor: [0, 0, 0, 1],
    });
  }

  fit(aspect: number): void {
    this.#batch.uniforms.uAspect = aspect;
  }

  draw(): void {
    // Quads that are no longer shown get size 0.
    this.#quads.data.fill(0, this.#quads.count * quadStride);
    this.#batch.upload();
    this.#batch.draw();
  }

  destroy(): void {
    this.#batch.destroy();
  }
}

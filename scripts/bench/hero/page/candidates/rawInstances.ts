import { neons } from '../../../../../scenes/hero/config';
import { drawAtlas } from '../../../../../scenes/hero/view/drawAtlas';
import { fragmentShader, rgbOf, vertexShader } from '../../../../../scenes/hero/view/shader';
import { watchPointer } from '../../../../../src/hosts/watchPointer';
import type { Candidate } from '../Candidate';
import { heroRun } from './heroRun';

const quad = [-0.5, -0.5, 0.5, -0.5, 0.5, 0.5, -0.5, 0.5];
const corners = Float32Array.from(
  [1, 0].flatMap((shadow) => [0, 2, 4, 6].flatMap((at) => [quad[at], quad[at + 1], shadow])),
);
const indices = Uint16Array.of(0, 1, 2, 0, 2, 3, 4, 5, 6, 4, 6, 7);

/** The same rules drawn with WebGL 2 without an engine: the lowest possible cost of a frame. */
export const rawInstances: Candidate = async (area, count) => {
  const run = heroRun(count);
  const { state } = run;
  const canvas = document.createElement('canvas');
  canvas.className = 'fill';
  canvas.width = area.clientWidth * devicePixelRatio;
  canvas.height = area.clientHeight * devicePixelRatio;
  area.append(canvas);
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('no WebGL 2');
  run.dispatch({ type: 'field', width: area.clientWidth, height: area.clientHeight });
  watchPointer(area, run);

  const program = link(gl);
  gl.useProgram(program);
  const attribute = (
    name: string,
    size: number,
    stride: number,
    offset: number,
    divisor: number,
  ) => {
    const location = gl.getAttribLocation(program, name);
    const type = name === 'aPaint' ? gl.UNSIGNED_BYTE : gl.FLOAT;
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, size, type, type === gl.UNSIGNED_BYTE, stride, offset);
    gl.vertexAttribDivisor(location, divisor);
  };
  const fill = (data: Float32Array | Uint8Array, usage: number): void => {
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, data, usage);
  };
  fill(corners, gl.STATIC_DRAW);
  attribute('aCorner', 3, 12, 0, 0);
  const look = new Float32Array(3 * count);
  const paint = new Uint8Array(4 * count);
  for (let shape = 0; shape < count; shape += 1) {
    look.set([state.width[shape], state.turn[shape], state.spin[shape]], 3 * shape);
    paint.set([...rgbOf(neons[state.color[shape]].hex), state.kind[shape]], 4 * shape);
  }
  fill(look, gl.STATIC_DRAW);
  attribute('aLook', 3, 12, 0, 1);
  fill(paint, gl.STATIC_DRAW);
  attribute('aPaint', 4, 4, 0, 1);
  gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW);
  fill(state.motion, gl.DYNAMIC_DRAW);
  for (const [field, name] of ['aX', 'aY', 'aVelocityX', 'aVelocityY'].entries()) {
    attribute(name, 1, 4, field * count * 4, 1);
  }

  const atlas = document.createElement('canvas');
  drawAtlas(atlas, 128);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, atlas);
  gl.generateMipmap(gl.TEXTURE_2D);
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.viewport(0, 0, canvas.width, canvas.height);
  const [width, height] = state.field;
  gl.uniform2f(gl.getUniformLocation(program, 'uField'), width, height);
  const moment = gl.getUniformLocation(program, 'uMoment');

  let last = performance.now();
  const frame = (now: number): void => {
    requestAnimationFrame(frame);
    if (run.advance(now - last) > 0) gl.bufferSubData(gl.ARRAY_BUFFER, 0, state.motion);
    last = now;
    gl.clear(gl.COLOR_BUFFER_BIT);
    gl.uniform4f(moment, run.alpha, state.tick, state.scale, 0);
    gl.drawElementsInstanced(gl.TRIANGLES, indices.length, gl.UNSIGNED_SHORT, 0, count);
  };
  requestAnimationFrame(frame);
};

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) throw new Error('no shader');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(gl.getProgramInfoLog(program) ?? 'the program does not link');
  }
  return program;
}

import { type QuadList, quadStride } from './QuadList';
import type { Sheet } from './Sheet';

const vertexSource = `
attribute vec2 corner;
attribute vec4 place;
attribute vec4 source;
attribute vec3 manner;
uniform vec4 view;
varying vec2 texel;
varying vec2 shine;
void main() {
  vec2 arm = (corner - 0.5) * place.zw;
  float s = sin(manner.x);
  float c = cos(manner.x);
  vec2 world = place.xy + vec2(arm.x * c - arm.y * s, arm.x * s + arm.y * c);
  texel = mix(source.xy, source.zw, corner);
  shine = manner.yz;
  gl_Position = vec4(world * view.xy + view.zw, 0.0, 1.0);
}`;

const fragmentSource = `
precision mediump float;
uniform sampler2D sheet;
uniform vec3 light;
varying vec2 texel;
varying vec2 shine;
void main() {
  vec4 color = texture2D(sheet, texel) * shine.y;
  gl_FragColor = vec4(color.rgb * mix(light, vec3(1.0), shine.x), color.a);
}`;

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('no shader could be made');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Starts to link the program. The graphics driver works on it until its result is asked for. */
function link(gl: WebGLRenderingContext): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexSource));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentSource));
  ['corner', 'place', 'source', 'manner'].forEach((name, index) => {
    gl.bindAttribLocation(program, index, name);
  });
  gl.linkProgram(program);
  return program;
}

/** Draws a list of quads from one sheet in a single instanced call. */
export class QuadPainter {
  private readonly program: WebGLProgram;
  private readonly instances: ANGLE_instanced_arrays;
  private kit: ReturnType<QuadPainter['unpack']> | undefined;
  private capacity = 0;

  /** Draws nothing and binds nothing until it has a sheet. */
  constructor(private readonly gl: WebGLRenderingContext) {
    const instances = gl.getExtension('ANGLE_instanced_arrays');
    if (!instances) throw new Error('the graphics cannot draw instances');
    this.instances = instances;
    this.program = link(gl);
  }

  /** What is known only once the program is linked. */
  private unpack() {
    const { gl, program } = this;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
      throw new Error(gl.getProgramInfoLog(program) ?? 'the shaders do not fit');
    }
    const corners = gl.createBuffer();
    gl.bindBuffer(gl.ARRAY_BUFFER, corners);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
    return {
      corners,
      quads: gl.createBuffer(),
      texture: gl.createTexture(),
      view: gl.getUniformLocation(program, 'view'),
      light: gl.getUniformLocation(program, 'light'),
    };
  }

  /** Replaces the sheet by a copy of another. */
  upload(sheet: Sheet['picture']): void {
    const { gl } = this;
    this.kit ??= this.unpack();
    const flipped = gl.getParameter(gl.UNPACK_FLIP_Y_WEBGL) as boolean;
    const premultiplied = gl.getParameter(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL) as boolean;
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.kit.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, sheet);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
    // Restores the state that Phaser assumes.
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, flipped);
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, premultiplied);
    gl.bindTexture(gl.TEXTURE_2D, null);
  }

  /**
   * @param view scale and offset from world pixels to clip space, -1 to 1
   * @param light red, green and blue of the time of day, 0 to 1
   */
  draw(list: QuadList, view: Float32Array, light: Float32Array): void {
    const { gl, instances, kit } = this;
    if (!kit) return;
    gl.useProgram(this.program);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, kit.texture);
    gl.uniform4fv(kit.view, view);
    gl.uniform3fv(kit.light, light);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.bindBuffer(gl.ARRAY_BUFFER, kit.corners);
    gl.enableVertexAttribArray(0);
    gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
    gl.bindBuffer(gl.ARRAY_BUFFER, kit.quads);
    this.fill(list);
    const stride = quadStride * 4;
    for (let index = 1; index < 4; index += 1) {
      gl.enableVertexAttribArray(index);
      gl.vertexAttribPointer(index, index === 3 ? 3 : 4, gl.FLOAT, false, stride, (index - 1) * 16);
      instances.vertexAttribDivisorANGLE(index, 1);
    }
    instances.drawArraysInstancedANGLE(gl.TRIANGLE_STRIP, 0, 4, list.count);
    for (let index = 1; index < 4; index += 1) {
      instances.vertexAttribDivisorANGLE(index, 0);
      gl.disableVertexAttribArray(index);
    }
    gl.disableVertexAttribArray(0);
  }

  /** Uploads what has changed to the bound buffer. */
  private fill(list: QuadList): void {
    const { gl } = this;
    if (this.capacity !== list.data.length) {
      this.capacity = list.data.length;
      gl.bufferData(gl.ARRAY_BUFFER, list.data.byteLength, gl.DYNAMIC_DRAW);
      list.stillChanged = true;
    }
    const from = list.stillChanged ? 0 : list.still * quadStride;
    list.stillChanged = false;
    const changed = list.data.subarray(from, list.count * quadStride);
    gl.bufferSubData(gl.ARRAY_BUFFER, from * 4, changed);
  }
}

const drawing: readonly (readonly [prototype: object, methods: readonly string[]])[] = [
  [
    WebGL2RenderingContext.prototype,
    ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'],
  ],
  [WebGLRenderingContext.prototype, ['drawArrays', 'drawElements']],
  [
    CanvasRenderingContext2D.prototype,
    ['fill', 'stroke', 'fillRect', 'strokeRect', 'clearRect', 'drawImage', 'putImageData'],
  ],
];

/**
 * Makes every draw call do nothing, for all candidates alike: without a graphics card, drawing
 * thousands of shapes would leave no time for the scripts that are measured.
 */
export function withoutDrawing(): void {
  const gl = document.createElement('canvas').getContext('webgl');
  const instances: object | null | undefined = gl?.getExtension('ANGLE_instanced_arrays');
  if (instances) {
    const prototype = Object.getPrototypeOf(instances) as object;
    for (const method of ['drawArraysInstancedANGLE', 'drawElementsInstancedANGLE']) {
      Object.defineProperty(prototype, method, { value: () => {}, configurable: true });
    }
  }
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  for (const [prototype, methods] of drawing) {
    for (const method of methods) {
      Object.defineProperty(prototype, method, { value: () => {}, configurable: true });
    }
  }
}

const drawing: readonly (readonly [prototype: object, methods: readonly string[]])[] = [
  [
    WebGL2RenderingContext.prototype,
    ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'],
  ],
  [
    CanvasRenderingContext2D.prototype,
    ['fill', 'stroke', 'fillRect', 'strokeRect', 'clearRect', 'drawImage', 'putImageData'],
  ],
];

/**
 * Makes every draw call do nothing, for all candidates alike: without a graphics card the drawing
 * of thousands of shapes would starve the page whose script is measured.
 */
export function withoutDrawing(): void {
  for (const [prototype, methods] of drawing) {
    for (const method of methods) {
      Object.defineProperty(prototype, method, { value: () => {}, configurable: true });
    }
  }
}

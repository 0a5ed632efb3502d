const names = [
  'clear',
  'drawArrays',
  'drawArraysInstanced',
  'drawElements',
  'drawElementsInstanced',
];

/**
 * Makes WebGL draw nothing. Without a graphics card the drawing takes all processors, so that frames
 * come late and each has more ticks. The time that a game's scripts take stays as it is.
 */
export function undraw(): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    for (const name of names.filter((each) => each in prototype)) {
      Object.assign(prototype, { [name]: () => {} });
    }
  }
}

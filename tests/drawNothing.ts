/**
 * Makes the clear and draw calls of WebGL do nothing. Contexts are still created, lost and counted.
 * Without a graphics card each drawn frame costs much processor time, also an empty one. The function
 * uses nothing from outside, so that it can be sent to the page as text.
 */
export function drawNothing(): void {
  if (typeof WebGL2RenderingContext === 'undefined') return;
  const nothing = () => {};
  const drawing = {
    bufferSubData: nothing,
    clear: nothing,
    drawArrays: nothing,
    drawElements: nothing,
  };
  Object.assign(WebGLRenderingContext.prototype, drawing);
  Object.assign(WebGL2RenderingContext.prototype, {
    ...drawing,
    drawArraysInstanced: nothing,
    drawElementsInstanced: nothing,
  });
}

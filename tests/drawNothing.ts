/**
 * Takes the drawing out of WebGL: contexts are made, lost and counted as ever, but neither clear
 * nor draw. Where a processor plays the graphics card a frame is dear, and one that is drawn is
 * handed on and put together with the page, empty as it is. It stands on nothing but the page, so
 * that it can be sent there as text.
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

let known: boolean | undefined;

/** Whether the browser gives out WebGL 2 contexts; asked once, with a context given back at once. */
export function hasWebGL(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    known = context !== null;
  }
  return known;
}

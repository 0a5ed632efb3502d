let known: boolean | undefined;

/** Whether the browser provides WebGL 2. Asked once, with a context that is released at once. */
export function hasWebGL(): boolean {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    known = context !== null;
  }
  return known;
}

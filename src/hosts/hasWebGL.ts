let known: boolean | undefined;

/** Whether the browser gives out WebGL 2 contexts; asked once, with a context given back at once. */
export function hasWebGL(): boolean {
  known ??= probe();
  return known;
}

function probe(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

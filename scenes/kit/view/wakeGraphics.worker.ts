const context = new OffscreenCanvas(1, 1).getContext('webgl2');
context?.getExtension('WEBGL_lose_context')?.loseContext();
postMessage(context !== null);

const context = new OffscreenCanvas(1, 1).getContext('webgl');
context?.getExtension('WEBGL_lose_context')?.loseContext();
postMessage(undefined);

import { serve } from './serve';

// Runs the backend in a process of its own, so that it can be killed and its memory measured.
// The first argument holds the options, the second the port; it talks over the IPC channel.

const [options = '{}', port = '0'] = process.argv.slice(2);
const served = await serve(JSON.parse(options), Number(port));

process.on('message', (message) => {
  if (message === 'memory') {
    globalThis.gc?.();
    process.send?.(process.memoryUsage());
  }
  if (message === 'stop') {
    void served.stop().then(() => process.exit(0));
  }
});
process.on('disconnect', () => process.exit(1)); // the test is gone
process.send?.({ url: served.url, key: served.key });

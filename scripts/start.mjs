// Import this first: it limits the heap while the rest starts.
import '../server/smallHeap.mjs';
import { fileURLToPath } from 'node:url';
import { buildIfStale, installDependencies, requireNode } from './setup/prepare.mjs';
import { endChildrenOnSignal } from './setup/run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = new URL('../dist-server/main.js', import.meta.url);
const leaveSignals = endChildrenOnSignal();
try {
  requireNode();
  await installDependencies(root);
  await buildIfStale(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
leaveSignals();
process.env.NODE_ENV ??= 'production';
await import(server.href);

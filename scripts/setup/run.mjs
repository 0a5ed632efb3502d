import { spawn } from 'node:child_process';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

const signals = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/** @param {keyof typeof signals} signal */
function end(signal) {
  for (const child of running) child.kill(signal);
  process.exit(signals[signal]);
}

const names = /** @type {(keyof typeof signals)[]} */ (Object.keys(signals));

/**
 * Ends the children, and then this process, when it is told to end.
 * @returns {() => void} leaves the signals to somebody else
 */
export function endChildrenOnSignal() {
  for (const name of names) process.on(name, end);
  return () => {
    for (const name of names) process.off(name, end);
  };
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>} the output where it is piped
 */
export function run(command, parameters, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { stdio: 'inherit', ...options });
    running.add(child);
    let output = '';
    const collect = (/** @type {unknown} */ chunk) => {
      output += String(chunk);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

import { spawn } from 'node:child_process';

const isWindows = process.platform === 'win32';
const signals = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });
/** @typedef {keyof typeof signals} Signal */
const names = /** @type {Signal[]} */ (Object.keys(signals));

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Ends a child process and all that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function endTree(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // The process has ended in the meantime.
  }
}

/** How long child processes may take to end after a signal, in milliseconds. */
const patience = 3_000;

/** @param {Signal} signal */
function end(signal) {
  const leave = () => {
    for (const child of running) endTree(child, 'SIGKILL');
    process.exit(signals[signal]);
  };
  let left = running.size;
  if (left === 0) leave();
  for (const child of running) {
    child.once('close', () => {
      left -= 1;
      if (left === 0) leave();
    });
    endTree(child, signal);
  }
  setTimeout(leave, patience);
}

/**
 * Ends the child processes, and then this process, when it receives a signal.
 * @returns {() => void} removes the signal handlers
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
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, minutes?: number }} [options]
 *   quiet collects the output instead of showing it; minutes is the time limit
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, parameters, { cwd, env, quiet = false, minutes } = {}) {
  return new Promise((resolve, reject) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, parameters, {
      cwd,
      env: env ?? process.env,
      stdio: ['ignore', out, out],
      // A process group of its own can be ended with all that it starts.
      detached: !isWindows,
      shell: isWindows,
    });
    running.add(child);
    let output = '';
    const collect = (/** @type {unknown} */ chunk) => {
      output += String(chunk);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    /** @type {NodeJS.Timeout | undefined} */
    let kill;
    const timer =
      minutes === undefined
        ? undefined
        : setTimeout(() => {
            collect(`\nEnded after ${minutes} minutes.\n`);
            // Browsers and servers have process groups of their own. On SIGINT the test runner ends
            // them.
            endTree(child, 'SIGINT');
            kill = setTimeout(endTree, 5 * patience, child, 'SIGKILL');
          }, minutes * 60_000);
    const done = () => {
      clearTimeout(timer);
      clearTimeout(kill);
      running.delete(child);
    };
    child.once('error', (error) => {
      done();
      reject(error);
    });
    child.once('close', (code) => {
      done();
      resolve({ code: code ?? 1, output });
    });
  });
}

import { vi } from 'vitest';

/** The default of one second is too short on a busy machine. */
const timeout = 15_000;

const { waitFor, waitUntil } = vi;
const patient = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout, ...options };
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

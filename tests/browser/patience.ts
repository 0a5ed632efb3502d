import { vi } from 'vitest';

/** A busy machine is no fault of the code: one second, the default, is soon over on it. */
const timeout = 15_000;

const { waitFor, waitUntil } = vi;
const patient = (options?: number | { timeout?: number; interval?: number }) =>
  typeof options === 'number' ? options : { timeout, ...options };
vi.waitFor = (callback, options) => waitFor(callback, patient(options));
vi.waitUntil = (callback, options) => waitUntil(callback, patient(options));

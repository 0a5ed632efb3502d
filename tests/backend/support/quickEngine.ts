/**
 * V8's flag to compile WebAssembly once, without optimising it. A test closes its database too soon to
 * gain from optimised functions, which took a sixth of the suite's processor time.
 */
export const quickEngine = '--liftoff-only';

/**
 * V8's flag to compile WebAssembly once, quickly. A test's database is closed before its functions,
 * compiled a second time and better, would have paid for that: a sixth of the suite's processor time.
 */
export const quickEngine = '--liftoff-only';

import fc from 'fast-check';

/**
 * The same cases at every run, so that a red test means a changed program. `FAST_CHECK_SEED=$RANDOM
 * npm run test:unit` looks at others.
 */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.FAST_CHECK_SEED ?? 1990),
});

// Jest loads this before every suite. Random tests draw from one fixed seed, so that `npm test` does the same on every
// machine and in every run; `npm run fuzz` sets another seed for each of its rounds.
import fc from 'fast-check';

const FIXED_SEED = 14_050_901;

/** The seed of this run, for tests that need random choices outside of a property. */
export const RANDOM_SEED = Number(process.env.HAMYAR_FUZZ_SEED ?? FIXED_SEED);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: RANDOM_SEED });

import { configureGlobal } from 'fast-check';

/** Property tests draw the same examples in every run with the same seed; `vitest.results.ts` chooses and prints it. */
const seed = Number(process.env['FAST_CHECK_SEED']);
if (!Number.isInteger(seed)) throw new Error('FAST_CHECK_SEED is not a whole number.');
configureGlobal({ seed });

import { configureGlobal } from 'fast-check';

/** Property tests draw the same examples in every run that names a seed: CI does, so that a red run can be run again. */
configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED) });

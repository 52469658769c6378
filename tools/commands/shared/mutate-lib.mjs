/** Runs Stryker on one lib of libs/domain with the settings of stryker.config.json. `mutate.mjs` starts it. */
import { Stryker } from '@stryker-mutator/core';
import { join } from 'node:path';
import { logDir, root } from './paths.mjs';

const lib = process.argv[2];
process.chdir(root);
await new Stryker({
  configFile: 'stryker.config.json',
  mutate: [`libs/domain/${lib}/src/**/*.ts`, '!**/*.test.ts', '!**/testing/**', '!**/index.ts'],
  vitest: { configFile: `libs/domain/${lib}/vitest.config.ts`, related: true },
  jsonReporter: { fileName: join(logDir, `mutate-${lib}.json`) },
}).runMutationTest();

import { defineConfig } from 'vitest/config';

// Node's own conditions only: with `module` among them, prom-client's CommonJS build would be handed an ES module.
const conditions = ['@forecourt/source'];

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    isolate: false,
    // The longest suite of all, and the last to begin: alone it has both cores.
    maxWorkers: 2,
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';

/** One test set-up for every lib: source condition, no globals, a fixed zone only where a test asks for it. */
export function libTests(root: string, environment: 'node' | 'jsdom' = 'node') {
  const runtime = environment === 'jsdom' ? 'browser' : 'node';
  const conditions = ['@forecourt/source', 'module', runtime, 'development|production'];
  return defineConfig({
    root,
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['@forecourt/source'] } },
    test: {
      environment,
      setupFiles: [
        ...(environment === 'jsdom' ? [new URL('./vitest.setup.ts', import.meta.url).pathname] : []),
        ...(process.env.FAST_CHECK_SEED ? [new URL('./vitest.seed.ts', import.meta.url).pathname] : []),
      ],
      include: ['src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What comes by itself is waited for as long as a busy machine takes.
      expect: { poll: { timeout: 10_000 } },
    },
  });
}

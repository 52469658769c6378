import { defineConfig } from 'vitest/config';
import { withoutOverrides } from './vitest.overrides.ts';

/**
 * One test set-up for every lib: source condition, no globals, a fixed zone only where a test asks for it.
 *
 * The files of a lib share their modules, which saves three quarters of the time; what a module remembers (a cache, a
 * listener on the page) is there for the next file, so that tests use names of their own. Where that cannot be,
 * `isolate` gives each file its own.
 */
export function libTests(
  root: string,
  environment: 'node' | 'jsdom' = 'node',
  { isolate = false }: { isolate?: boolean } = {},
) {
  const runtime = environment === 'jsdom' ? 'browser' : 'node';
  const conditions = ['@forecourt/source', 'module', runtime, 'development|production'];
  return defineConfig({
    root,
    plugins: [withoutOverrides()],
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['@forecourt/source'] } },
    test: {
      environment,
      isolate,
      setupFiles: [
        ...(environment === 'jsdom' ? [new URL('./vitest.setup.ts', import.meta.url).pathname] : []),
        ...(process.env.FAST_CHECK_SEED ? [new URL('./vitest.seed.ts', import.meta.url).pathname] : []),
      ],
      include: ['src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      execArgv: ['--expose-gc'], // what is held is counted without what is waiting to be collected
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What comes by itself is waited for as long as a busy machine takes.
      expect: { poll: { timeout: 10_000 } },
    },
  });
}

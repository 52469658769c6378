import path from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';
import { withoutOverrides } from './vitest.overrides.ts';
import { reporters, seed } from './vitest.results.ts';

/**
 * The Vite root of every lib: Vitest keeps transformed modules by root, and what several libs are built on is then transformed once for all.
 * Tests are looked for in the folder of the lib alone.
 */
const workspace = import.meta.dirname;

const seedSetup = new URL('./vitest.seed.ts', import.meta.url).pathname;

/** WebAssembly, which the embedded PostgreSQL is, stays unoptimised: a test process ends before optimisation pays. */
const BASELINE_WASM = '--liftoff-only';

/** Node processes that tests start share their compiled modules, which halves the start of a command. */
const env = { NODE_COMPILE_CACHE: new URL('./node_modules/.cache/node-compile', import.meta.url).pathname };

/** Processes for one lib, which `npm test` sets; Vitest decides where it is not set. */
const processes = Number(process.env['FORECOURT_TEST_PROCESSES']) || undefined;

/** How many times as many processes a lib has whose tests mostly wait for servers and for time, and would be the last of a run. */
const MORE = 3;

/** What takes as long as this hangs, also on a slow machine with other tests beside it, milliseconds. */
const HANGS = 180_000;

/** What comes by itself is waited for as long as a busy machine takes. */
const poll = { timeout: 10_000 };

/** The least share of the branches of a domain lib that its tests take, percent. */
const DOMAIN_BRANCHES = 95;

/** Settings of `vitest --coverage`. A domain lib below its share fails; the target `test` of Nx runs it with coverage. */
function coverageOf(root: string) {
  const folder = path.relative(workspace, root);
  const isDomain = path.basename(path.dirname(root)) === 'domain';
  return {
    provider: 'v8' as const,
    include: [`${folder}/src/**/*.{ts,tsx}`],
    exclude: [`${folder}/src/{test,testing,bench}/**`, '**/*.{stories,test,test-d}.{ts,tsx}'],
    reporter: ['json-summary'],
    reportsDirectory: path.join(root, 'coverage'),
    ...(isDomain && { thresholds: { branches: DOMAIN_BRANCHES } }),
  };
}

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
    root: workspace,
    plugins: [withoutOverrides()],
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: ['@forecourt/source'] } },
    test: {
      dir: root,
      environment,
      isolate,
      maxWorkers: processes,
      setupFiles: [
        ...(environment === 'jsdom' ? [new URL('./vitest.setup.ts', import.meta.url).pathname] : []),
        seedSetup,
      ],
      env: { ...env, FAST_CHECK_SEED: seed },
      reporters: reporters(path.join(root, 'test-report')),
      coverage: coverageOf(root),
      include: ['src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      unstubGlobals: true, // a stubbed `location` would be there for the next file
      execArgv: ['--expose-gc', BASELINE_WASM], // what is held is counted without what is waiting to be collected
      testTimeout: HANGS,
      hookTimeout: HANGS,
      expect: { poll, requireAssertions: true },
    },
  });
}

/** What runs on Node alone, with Node's own conditions: with `module` among them, prom-client's CommonJS build would be handed an ES module. */
export function serverTests(root: string, { pattern = 'src/**/*.test.ts', waits = false } = {}) {
  const conditions = ['@forecourt/source'];
  return defineConfig({
    root: workspace,
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    test: {
      dir: root,
      environment: 'node',
      isolate: false,
      maxWorkers: processes && processes * (waits ? MORE : 1),
      setupFiles: [seedSetup],
      env: { ...env, FAST_CHECK_SEED: seed },
      reporters: reporters(path.join(root, 'test-report')),
      coverage: coverageOf(root),
      include: [pattern],
      restoreMocks: true,
      unstubGlobals: true,
      // Modules that are found by name while it runs come from their sources too.
      execArgv: ['--conditions=@forecourt/source', BASELINE_WASM],
      testTimeout: HANGS,
      hookTimeout: HANGS,
      expect: { poll, requireAssertions: true },
    },
  });
}

/** A lib whose tests have two set-ups; the results of both are one report. */
export function testProjects(root: string, projects: TestProjectConfiguration[]) {
  return defineConfig({
    root: workspace,
    test: {
      dir: root,
      reporters: reporters(path.join(root, 'test-report')),
      coverage: coverageOf(root),
      maxWorkers: processes,
      projects,
    },
  });
}

/** A feature with a server half: its pages like those of every feature, `src/server` like a server lib. */
export function featureTests(root: string) {
  const pages = libTests(root, 'jsdom');
  const server = serverTests(root, { pattern: 'src/server/**/*.test.ts' });
  const exclude = [...configDefaults.exclude, 'src/server/**'];
  return testProjects(root, [
    { ...pages, test: { ...pages.test, name: 'pages', exclude } },
    { ...server, test: { ...server.test, name: 'server' } },
  ]);
}

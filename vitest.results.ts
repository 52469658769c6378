import { randomInt } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Seed of the property tests, for `fast-check`: FAST_CHECK_SEED, else a random one for each run. */
export const seed: string = process.env['FAST_CHECK_SEED'] || String(randomInt(2 ** 31));

/** What `npm run requirements` reads of a run. */
interface TestResult {
  /** The titles of the suites and of the test, with ` > ` between. */
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending';
}

const resultsOf = (modules: readonly TestModule[]): TestResult[] =>
  modules.flatMap(({ children }) =>
    [...children.allTests()].map((test) => ({ title: test.fullName, status: test.result().state })),
  );

/** The test modules by the Vitest project that they belong to. */
function byProject(modules: readonly TestModule[]): Map<string, TestModule[]> {
  const found = new Map<string, TestModule[]>();
  for (const each of modules) found.set(each.project.name, [...(found.get(each.project.name) ?? []), each]);
  return found;
}

interface ReportOptions {
  /** One file for each Vitest project, `folder`/<project>.json, instead of one for all: a run of some projects leaves those of the others. */
  readonly eachProject?: boolean;
}

/**
 * The reporters of every Vitest run. Beside Vitest's own:
 *
 * - A whole run writes its results to `folder`/vitest.json; a shard to `folder`/vitest-1-of-5.json. A run of some files or of some tests
 *   writes nothing, so that the file never lacks a test. A whole run removes the files of shards, a shard that of a whole run.
 * - FORECOURT_TEST_REPORT=off writes nothing.
 * - Skipped tests are listed. In CI (`CI=true`) one skipped test fails the run: nothing that a test needs may be missing there.
 * - A failed run prints the seed of its property tests.
 */
export function reporters(
  folder: string,
  { eachProject = false }: ReportOptions = {},
): ('default' | Reporter)[] {
  let vitest: Vitest | undefined;
  const results: Reporter = {
    onInit: (started) => void (vitest = started),
    async onTestRunEnd(modules, _errors, reason) {
      if (!vitest || reason === 'interrupted') return;
      const { testNamePattern, shard } = vitest.config;
      const tests = resultsOf(modules);
      if (reason === 'failed')
        vitest.logger.error(`\nRun the same property tests again with FAST_CHECK_SEED=${seed}`);
      if (testNamePattern !== undefined || process.env['FORECOURT_TEST_REPORT'] === 'off') return;
      reportSkipped(tests, vitest);
      if (!shard && (await vitest.globTestSpecifications()).length > modules.length) return;
      mkdirSync(folder, { recursive: true });
      if (eachProject) {
        for (const [project, own] of byProject(modules))
          writeFileSync(path.join(folder, `${project}.json`), JSON.stringify(resultsOf(own)));
        return;
      }
      const name = shard ? `vitest-${shard.index}-of-${shard.count}` : 'vitest';
      const replaced = shard ? /^vitest\.json$/ : /^vitest-\d+-of-\d+\.json$/;
      for (const file of readdirSync(folder)) if (replaced.test(file)) rmSync(path.join(folder, file));
      writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(tests));
    },
  };
  return ['default', results];
}

function reportSkipped(tests: readonly TestResult[], { logger }: Vitest): void {
  const skipped = tests.filter(({ status }) => status === 'skipped').map(({ title }) => `  - ${title}`);
  if (skipped.length === 0) return;
  logger.error(`\nNOT CHECKED, ${skipped.length} skipped tests:\n${skipped.join('\n')}`);
  if (!process.env['CI']) return;
  logger.error('With CI=true a skipped test fails the run.');
  process.exitCode = 1;
}

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

const REPORT = path.resolve(import.meta.dirname, '../../test-report');

/** Options of the command line that choose some of the journeys. */
const FILTERS =
  /^(-g|-G|--grep|--grep-invert|--last-failed|--only-changed|--test-list|--test-list-invert)(=|$)/;

/** Where the whole of the journeys was not asked for. A name of a journey file is an argument without an option. */
function isPartial(args: readonly string[]): boolean {
  const named = args.filter((arg, at) => !arg.startsWith('-') && !/^--?[a-z-]+$/i.test(args[at - 1] ?? ''));
  return named.length > 0 || args.some((arg) => FILTERS.test(arg));
}

/** A project is called `<slug> <screen>`. */
const siteOf = (project: Suite): string => project.title.split(' ')[0] ?? '';

/** The titles of the suites and of the test, with ` > ` between; the first two are the project and the file. */
const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' > ');

/** Whether a journey checks nothing: it is skipped, or may fail. */
const isUnchecked = (test: TestCase): boolean =>
  test.outcome() === 'skipped' || (test.outcome() === 'expected' && test.expectedStatus !== 'passed');

const statusOf = (test: TestCase): string =>
  isUnchecked(test) ? 'skipped' : test.outcome() === 'expected' ? 'passed' : 'failed';

/**
 * Writes the results of the journeys of each dealer to `test-report/<slug>.json`, which `npm run requirements` reads. A run of some
 * journeys writes nothing, so that the file never lacks one; a shard writes `<slug>-1-of-5.json`.
 *
 * Journeys that check nothing are listed. In CI (`CI=true`) one of them fails the run.
 */
export default class ResultsReporter implements Reporter {
  #suite: Suite | undefined;
  #shard = '';

  /** Keeps the journeys of the run. */
  onBegin({ shard }: FullConfig, suite: Suite): void {
    this.#suite = suite;
    if (shard) this.#shard = `-${shard.current}-of-${shard.total}`;
  }

  /** Writes the files, and says whether the run fails for a journey that checks nothing. */
  async onEnd({ status }: FullResult): Promise<{ status: 'failed' } | undefined> {
    this.#write();
    const unchecked = (this.#suite?.allTests() ?? [])
      .filter(isUnchecked)
      .map((test) => `  - ${titleOf(test)}`);
    if (status !== 'passed' || unchecked.length === 0) return undefined;
    console.error(`\nNOT CHECKED, ${unchecked.length} journeys:\n${unchecked.join('\n')}`);
    if (!process.env['CI']) return undefined;
    console.error('With CI=true a journey that is skipped, or that may fail, fails the run.');
    return { status: 'failed' };
  }

  #write(): void {
    if (isPartial(process.argv.slice(3))) return;
    mkdirSync(REPORT, { recursive: true });
    const projects = this.#suite?.suites ?? [];
    for (const site of new Set(projects.map(siteOf))) {
      // A whole run replaces what shards wrote, and a shard what a whole run wrote.
      const replaced = new RegExp(`^${site}${this.#shard ? '' : String.raw`-\d+-of-\d+`}[.]json$`);
      for (const file of readdirSync(REPORT)) if (replaced.test(file)) rmSync(path.join(REPORT, file));
      const tests = projects.filter((each) => siteOf(each) === site).flatMap((each) => each.allTests());
      const results = tests.map((test) => ({ title: titleOf(test), status: statusOf(test) }));
      writeFileSync(path.join(REPORT, `${site}${this.#shard}.json`), JSON.stringify(results));
    }
  }

  /** The list is printed by another reporter. */
  printsToStdio(): boolean {
    return false;
  }
}

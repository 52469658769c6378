import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Checked } from './batch.ts';
import type { Ended } from './sites.ts';

interface TestResult {
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}

/** What tests of sites leave. */
export interface Reports {
  /** Holds `<slug>.json` for each site; relative to the root of the workspace. */
  folder: string;
  /** The lines of the output that tell of one site. */
  linesOf(slug: string, output: string): string;
}

const reportOf = (root: string, { folder }: Reports, slug: string) => join(root, folder, `${slug}.json`);

/** Removes the results of former runs, so that a run which writes none has none. */
export function removeResults(root: string, reports: Reports, slugs: readonly string[]): void {
  for (const slug of slugs) rmSync(reportOf(root, reports, slug), { force: true });
}

/** A line that begins the result of a test, in the list while it runs or among the failures: `✓ 7 [<slug> phone] › …`. */
const RESULT = /^\s+(?:[✓✘-]\s+\d+|\d+\)) \[([\w-]+) \w+\] ›/;

/** The lines of a run of the journeys that tell of one site: those of its tests, and what belongs to no test. */
function journeyLines(slug: string, output: string): string {
  let of: string | undefined;
  const kept = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => {
      if (/^\S/.test(line)) of = undefined;
      of = RESULT.exec(line)?.[1] ?? of;
      return of === undefined || of === slug;
    });
  return kept.join('\n').trim();
}

export const journeyReports: Reports = { folder: 'apps/site-e2e/test-report', linesOf: journeyLines };

/** Stories in the themes of dealers. Their list names a theme in each line; a failure is explained below it, without one. */
export const storyReports: Reports = { folder: '.storybook/test-report', linesOf: (_slug, output) => output };

/**
 * The results of each site of one run.
 *
 * A site fails with one of its tests. A run that fails without a failed test, because the host did not start or reported errors, fails
 * every site of it.
 */
export function siteResults(
  root: string,
  reports: Reports,
  slugs: readonly string[],
  run: Ended,
): Map<string, Checked> {
  const results = slugs.map((slug) => {
    const file = reportOf(root, reports, slug);
    const tests: TestResult[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return { slug, ran: tests.length > 0, failed: tests.filter(({ status }) => status === 'failed').length };
  });
  const unexplained = !run.success && results.every(({ failed }) => failed === 0);
  return new Map(
    results.map(({ slug, ran, failed }) => [
      slug,
      {
        success: ran && failed === 0 && !unexplained,
        output: unexplained || !ran ? run.output : reports.linesOf(slug, run.output),
      },
    ]),
  );
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Checked } from './batch.ts';
import type { Ended } from './sites.ts';

interface TestResult {
  title: string;
  status: 'passed' | 'failed' | 'skipped';
}

const reportOf = (root: string, slug: string) => join(root, `apps/site-e2e/test-report/${slug}.json`);

/** Removes the results of former runs, so that a run which writes none has none. */
export function removeResults(root: string, slugs: readonly string[]): void {
  for (const slug of slugs) rmSync(reportOf(root, slug), { force: true });
}

/** A line that begins the result of a test, in the list while it runs or among the failures: `✓ 7 [<slug> phone] › …`. */
const RESULT = /^\s+(?:[✓✘-]\s+\d+|\d+\)) \[([\w-]+) \w+\] ›/;

/** The lines of a run that tell of one site: those of its tests, and what belongs to no test. */
function linesOf(slug: string, output: string): string {
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

/**
 * The results of each site of one run of the journeys.
 *
 * A site fails with one of its journeys. A run that fails without a failed journey, because the host did not start or reported errors,
 * fails every site of it.
 */
export function siteResults(root: string, slugs: readonly string[], run: Ended): Map<string, Checked> {
  const results = slugs.map((slug) => {
    const file = reportOf(root, slug);
    const tests: TestResult[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    return { slug, ran: tests.length > 0, failed: tests.filter(({ status }) => status === 'failed').length };
  });
  const unexplained = !run.success && results.every(({ failed }) => failed === 0);
  return new Map(
    results.map(({ slug, ran, failed }) => [
      slug,
      {
        success: ran && failed === 0 && !unexplained,
        output: unexplained || !ran ? run.output : linesOf(slug, run.output),
      },
    ]),
  );
}

import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { removeResults, siteResults, storyReports } from './siteResults.ts';
import { runHere, testTogether, type SiteOptions } from './sites.ts';

/** Tests the stories in the themes of some dealers, which are projects of one Vitest: its server transforms each module once. */
async function show(root: string, slugs: readonly string[]) {
  removeResults(root, storyReports, slugs);
  const themes = slugs.flatMap((slug) => ['--project', slug]);
  const run = await runHere(root, 'vitest', ['run', '--config', '.storybook/vitest.config.ts', ...themes]);
  return siteResults(root, storyReports, slugs, run);
}

/** The stories in the theme of one dealer. */
export default async function stories({ dealer }: SiteOptions, { root }: ExecutorContext) {
  const results = await show(root, [dealer]);
  return { success: results.get(dealer)?.success === true };
}

/** The stories in the themes of many dealers in one run of Vitest. */
export function storiesBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, SiteOptions>,
  _overrides: SiteOptions,
  { root }: ExecutorContext,
) {
  return testTogether(taskGraph, inputs, (slugs) => show(root, slugs));
}

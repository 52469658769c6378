import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { journeyReports, removeResults, siteResults } from './siteResults.ts';
import { runHere, testTogether, type SiteOptions } from './sites.ts';

/** Runs the journeys of some sites on one host. */
async function play(root: string, slugs: readonly string[]) {
  removeResults(root, journeyReports, slugs);
  const run = await runHere(root, 'playwright', ['test', '--config', 'apps/site-e2e/playwright.config.ts'], {
    FORECOURT_JOURNEY_DEALERS: slugs.join(','),
    // Journeys import libraries from their source: no `dist` is needed, and none can be old.
    NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--conditions=@forecourt/source'].filter(Boolean).join(' '),
  });
  return siteResults(root, journeyReports, slugs, run);
}

/** The journeys of one site. */
export default async function journeys({ dealer }: SiteOptions, { root }: ExecutorContext) {
  const results = await play(root, [dealer]);
  return { success: results.get(dealer)?.success === true };
}

/** The journeys of many sites in one run of Playwright. */
export function journeysBatch(
  taskGraph: TaskGraph,
  inputs: Record<string, SiteOptions>,
  _overrides: SiteOptions,
  { root }: ExecutorContext,
) {
  return testTogether(taskGraph, inputs, (slugs) => play(root, slugs));
}

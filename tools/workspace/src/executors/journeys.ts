import { journeyReports, removeResults, siteResults } from './siteResults.ts';
import { runHere, siteExecutor } from './sites.ts';

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

const executor = siteExecutor(play);

/** The journeys of one site. */
export default executor.one;

/** The journeys of many sites in one run of Playwright. */
export const journeysBatch = executor.batch;

import { removeResults, siteResults, storyReports } from './siteResults.ts';
import { runHere, siteExecutor } from './sites.ts';

/** Tests the stories in the themes of some dealers, which are projects of one Vitest: its server transforms each module once. */
async function show(root: string, slugs: readonly string[]) {
  removeResults(root, storyReports, slugs);
  const themes = slugs.flatMap((slug) => ['--project', slug]);
  const run = await runHere(root, 'vitest', ['run', '--config', '.storybook/vitest.config.ts', ...themes]);
  return siteResults(root, storyReports, slugs, run);
}

const executor = siteExecutor(show);

/** The stories in the theme of one dealer. */
export default executor.one;

/** The stories in the themes of many dealers in one run of Vitest. */
export const storiesBatch = executor.batch;

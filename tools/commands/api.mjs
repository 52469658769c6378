/**
 * Compares the public API of every lib with the reports in `libs/<area>/<lib>/api.md`, or `api/*.md` where that is long: `npm run api`.
 *   --update  writes the reports
 *   --built   from `dist` as it is, without bringing it up to date first
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { apiReports } from './shared/api-report.mjs';
import { apiChanges, staleReports } from './shared/api-changes.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { run, tail } from './shared/run.mjs';
import { main, Problem, progress } from './shared/say.mjs';

await main(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean', default: false }, built: { type: 'boolean', default: false } },
  });
  await continueInFittingNode();
  if (!values.built) {
    const args = ['run-many', '-t', 'typecheck', '-p', 'tag:npm:public', '--output-style=static'];
    const { ok, output } = await run('Declarations', 'nx', args, { logName: 'api' });
    if (!ok) throw new Problem(tail(output, 40));
  }
  const libs = publicLibs();
  const line = progress(`Reading the API of ${libs.length} libs`);
  const reports = apiReports(libs, line.detail);
  line.done();
  if (!values.update) {
    const changes = apiChanges(libs, reports, root);
    if (changes) throw new Problem(changes);
    return;
  }
  for (const file of staleReports(libs, reports)) rmSync(file);
  for (const [file, text] of reports) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

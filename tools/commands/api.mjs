import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { command } from './shared/command.mjs';
import { continueInFittingNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { publicLibs } from './shared/public-libs.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem, progress } from './shared/say.mjs';

const declaration = {
  call: 'npm run api --',
  does: 'Compares the public API of every lib with the reports in libs/<area>/<lib>/api.md, or api/*.md where that is long.',
  options: {
    update: { type: 'boolean', does: 'writes the reports' },
    built: { type: 'boolean', does: 'reads dist as it is, without bringing it up to date first' },
  },
};

await command(declaration, async ({ values }) => {
  await continueInFittingNode();
  const [{ apiReports }, { apiChanges, staleReports }] = await Promise.all([
    import('./shared/api-report.mjs'),
    import('./shared/api-changes.mjs'),
  ]);
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

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'npm run first-week --',
  does:
    'Plays the first week of a dealer team, outside the workspace from published packages and inside it: create, serve, change, build, ' +
    'upgrade. Says for each step how long it took, what was asked and which files were touched. Takes minutes.',
  options: {
    only: { type: 'string', value: '<place>', does: 'outside or inside' },
    update: { type: 'boolean', does: 'writes docs/reference/first-week.md' },
  },
};

await command(declaration, async ({ values }) => {
  if (values.only !== undefined && !['outside', 'inside'].includes(values.only))
    throw new Problem(`There is no place "${values.only}". Write --only outside or --only inside.`);
  if (values.only && values.update)
    throw new Problem('The page has both places, so --update is for both. Leave --only out.');
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const places = await import('./shared/first-week/places.mjs');
  const { play } = await import('./shared/first-week/play.mjs');
  const { firstWeekPage } = await import('./shared/first-week/table.mjs');
  if (values.only !== 'inside') {
    const ready = await run('Making the libs ready', process.execPath, [
      'tools/commands/prepare-release.mjs',
    ]);
    if (!ready.ok) throw new Problem(`The libs are not ready:\n${tail(ready.output)}`);
  }
  const parts = [];
  for (const name of ['outside', 'inside'])
    if (!values.only || values.only === name) parts.push(await play(await places[name]()));
  const page = firstWeekPage(parts);
  if (!values.update) return console.log(`\n${page}`);
  const file = 'docs/reference/first-week.md';
  writeFileSync(join(root, file), page);
  const formatted = await run('Formatting', 'oxfmt', [file]);
  if (!formatted.ok) throw new Problem(formatted.output);
});

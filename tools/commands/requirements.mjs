/**
 * Lists which requirements have a test: `npm run requirements`.
 *
 * A test claims a requirement by its id in brackets, `[SR-11] …`, in a title. The list is docs/requirements.md.
 *   --check SR-01,SR-05   exits 1 if one of these has no test
 *   --tests               names the files beside every id
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './shared/paths.mjs';
import { claimedIds, listedIds } from './shared/requirement-ids.mjs';
import { bold, dim, main, Problem, red } from './shared/say.mjs';

await main(() => {
  const { values } = parseArgs({
    options: { check: { type: 'string' }, tests: { type: 'boolean', default: false } },
  });
  const listed = listedIds(readFileSync(join(root, 'docs/requirements.md'), 'utf8'));
  const claimed = claimedIds(root);

  const unknown = [...claimed.keys()].filter((id) => !listed.has(id));
  if (unknown.length > 0)
    throw new Problem(
      `Tests claim ids that docs/requirements.md does not have: ${unknown.map((id) => `${id} (${claimed.get(id).join(', ')})`).join('; ')}`,
    );

  if (values.check) {
    const asked = values.check.split(',').map((id) => id.trim().replaceAll(/[[\]]/g, ''));
    const strangers = asked.filter((id) => !listed.has(id));
    if (strangers.length > 0) throw new Problem(`docs/requirements.md has no ${strangers.join(', ')}.`);
    for (const id of asked) console.log(`${id}  ${claimed.get(id)?.join(', ') ?? red('no test')}`);
    const without = asked.filter((id) => !claimed.has(id));
    if (without.length > 0) throw new Problem(`Without a test: ${without.join(', ')}`);
    return;
  }

  const without = [...listed].filter(([id]) => !claimed.has(id));
  if (values.tests)
    for (const [id, files] of [...claimed].sort()) console.log(`${bold(id)} ${dim(files.join(', '))}`);
  console.log(bold(`\n${claimed.size} of ${listed.size} requirements have a test; without one:`));
  for (const [id, text] of without)
    console.log(`  ${id}  ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`);
});

/**
 * A test claims a requirement by its id in brackets, `[SR-11] …`, in its title or that of its suite. This reads what the test runs have
 * written to the `test-report` folders.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { root } from './shared/paths.mjs';
import { claimedIds, listedIds, requirementProblems } from './shared/requirement-ids.mjs';
import { bold, dim, Problem, red } from './shared/say.mjs';
import { testRuns, withResults } from './shared/test-runs.mjs';

const listOf = (file) => listedIds(readFileSync(join(root, 'docs', file), 'utf8'));

function checkSome(text, { listed, claimed }) {
  const asked = text.split(',').map((id) => id.trim().replaceAll(/[[\]]/g, ''));
  const unknown = asked.filter((id) => !listed.has(id));
  if (unknown.length > 0)
    throw new Problem(
      `docs/requirements.md has no ${unknown.join(', ')}. Correct the id in the title of the test, or add the requirement.`,
    );
  const runsOf = (id) => (claimed.has(id) ? [...claimed.get(id)].join(', ') : red('no test that passed'));
  for (const id of asked) console.log(`${id}  ${runsOf(id)}`);
  const without = asked.filter((id) => !claimed.has(id));
  if (without.length > 0) throw new Problem(`Without a test that passed: ${without.join(', ')}`);
}

const declaration = {
  call: 'npm run requirements --',
  does:
    'After the tests: fails when a requirement of docs/requirements.md has no test that passed and is no gap of ' +
    'docs/requirements-gaps.md.',
  options: {
    check: {
      type: 'string',
      value: '<ids>',
      does: 'only whether each of these, such as SR-01,SR-05, has a test that passed; the results of some runs may be missing',
    },
    tests: { type: 'boolean', does: 'names the test runs beside every id' },
  },
};

await command(declaration, ({ values }) => {
  const runs = testRuns(root);
  const [listed, gaps] = [listOf('requirements.md'), listOf('requirements-gaps.md')];
  const claimed = claimedIds(runs.map(withResults));
  if (values.check) return checkSome(values.check, { listed, claimed });

  const missing = runs.filter(({ files }) => files.length === 0);
  if (missing.length > 0) {
    const namesOf = (asked) => missing.filter(({ command }) => command === asked).map(({ name }) => name);
    const commands = [...new Set(missing.map(({ command }) => command))].map(
      (command) => `  ${command.padEnd(30)} for ${namesOf(command).join(', ')}`,
    );
    throw new Problem(
      `${missing.length} of ${runs.length} test runs have left no results. \`npm test\` runs all; a run of some tests leaves none:\n${commands.join('\n')}`,
    );
  }
  if (values.tests)
    for (const [id, names] of [...claimed].sort()) console.log(`${bold(id)} ${dim([...names].join(', '))}`);
  const problems = requirementProblems({ listed, gaps, claimed });
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(
    `${claimed.size} of ${listed.size} requirements have a test that passed; ${gaps.size} are gaps:`,
  );
  for (const [id, reason] of gaps) console.log(`  ${id}  ${reason}`);
});

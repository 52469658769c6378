import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { coverageTable } from './shared/coverage-table.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { Problem } from './shared/say.mjs';

const declaration = {
  call: 'npm run coverage --',
  does:
    'Test coverage of the libs, lines and branches, in one table; of those with all the words in their paths, such as domain or ui/media. ' +
    'Stories and journeys do not count. A domain lib below 95 % of its branches fails, in npm test too (vitest.shared.ts).',
  words: '[word …]',
};

await command(declaration, async ({ words }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const libs = readdirSync(join(root, 'libs'))
    .flatMap((group) => readdirSync(join(root, 'libs', group)).map((name) => `libs/${group}/${name}`))
    .filter((lib) => existsSync(join(root, lib, 'vitest.config.ts')))
    .filter((lib) => words.every((word) => lib.includes(word)))
    .sort();
  if (libs.length === 0)
    throw new Problem(
      `No lib with tests has ${words.join(' ')} in its path. Write a part of a path, such as domain/finance.`,
    );
  const results = [];
  for (const path of libs) {
    const lib = path.slice('libs/'.length);
    const report = join(root, path, 'coverage/coverage-summary.json');
    rmSync(report, { force: true });
    const { ok, output } = await run(lib, 'vitest', ['run', '--coverage'], {
      cwd: join(root, path),
      env: { FORECOURT_TEST_REPORT: 'off' },
      logName: `coverage-${lib.replace('/', '-')}`,
      quiet: true,
    });
    const total = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).total : null;
    if (!ok) console.log(tail(output, 20));
    results.push({ lib, ok, total });
  }
  console.log(coverageTable(results));
  const failed = results.filter(({ ok }) => !ok).map(({ lib }) => lib);
  if (failed.length > 0) throw new Problem(`Failed tests or too low coverage: ${failed.join(', ')}`);
});

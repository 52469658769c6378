import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { mutationScore } from './shared/mutation-score.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { logDir, root } from './shared/paths.mjs';
import { run, tail } from './shared/run.mjs';
import { bold, green, Problem, red } from './shared/say.mjs';

const domainLibs = () => readdirSync(join(root, 'libs/domain')).sort();

const declaration = {
  call: 'npm run mutate --',
  does:
    'Mutation tests of the domain rules: Stryker mutates each lib in its own copy and counts the mutants that some test kills. ' +
    'Each lib must kill 90 %; the log that is named beside it has the others. It takes minutes per lib, so neither npm test nor CI runs it.',
  words: '[lib …]',
};

await command(declaration, async ({ words: asked }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const unknown = asked.filter((name) => !domainLibs().includes(name));
  if (unknown.length > 0)
    throw new Problem(
      `No lib of libs/domain is called ${unknown.join(', ')}. Choose of ${domainLibs().join(', ')}.`,
    );

  mkdirSync(logDir, { recursive: true });
  const scores = [];
  for (const lib of asked.length > 0 ? asked : domainLibs()) {
    const result = await run(
      `Mutating ${lib}`,
      process.execPath,
      [join(root, 'tools/commands/shared/mutate-lib.mjs'), lib],
      { logName: `mutate-${lib}` },
    );
    if (!/mutation score/i.test(result.output)) throw new Problem(tail(result.output, 40));
    const report = JSON.parse(readFileSync(join(logDir, `mutate-${lib}.json`), 'utf8'));
    scores.push({ lib, ...result, ...mutationScore(report) });
  }

  console.log(`\n${bold('Mutation scores')} (at least 90 %)`);
  for (const { lib, ok, score, noticed, counted, log } of scores)
    console.log(
      `  ${ok ? green('✓') : red('✗')} ${lib.padEnd(14)} ${score.toFixed(1).padStart(5)} %  ${String(noticed).padStart(5)} of ${counted}  ${log}`,
    );
  const low = scores.filter(({ ok }) => !ok);
  if (low.length > 0) throw new Problem(`Below 90 %: ${low.map(({ lib }) => lib).join(', ')}`);
});

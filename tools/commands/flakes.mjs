/**
 * Runs tests several times and says which of them failed in some of the runs only. Each run is a step of `npm test`, whose results are in
 * the `test-report` folders.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { addRun, flakeReport } from './shared/flake-report.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { logDir, root } from './shared/paths.mjs';
import { run } from './shared/run.mjs';
import { green, Problem } from './shared/say.mjs';
import { testRuns, withResults } from './shared/test-runs.mjs';

const RUNS = 10;
/** The same examples in every run: what differs between two runs is then no other example, but chance. */
const SEED = '20261121';

/** The results that were written after a time. */
function resultsSince(startedAt) {
  return testRuns(root)
    .map(({ files, ...each }) => ({
      ...each,
      files: files.filter((file) => statSync(file).mtimeMs >= startedAt),
    }))
    .map(withResults);
}

const declaration = {
  call: 'npm run flakes --',
  does:
    'Runs unit tests and journeys ten times with one seed, and prints each test that failed in some runs, with its rate; one such test ' +
    'fails the command. Builds come from the cache, tests never (docs/decisions/0126).',
  options: {
    runs: { type: 'string', value: '<number>', does: `how often; ${RUNS} by default` },
    only: { type: 'string', value: '<steps>', does: 'steps of npm test; unit,journeys by default' },
    dealer: { type: 'string', value: '<slug>', does: 'journeys on this dealer only' },
    base: { type: 'string', value: '<branch>', does: 'only what differs from this branch or commit' },
  },
};

await command(declaration, async ({ values }) => {
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const wanted = Number(values.runs ?? RUNS);
  if (!Number.isInteger(wanted) || wanted < 2) throw new Problem('--runs is a whole number, at least 2.');
  const { only = 'unit,journeys', dealer, base } = values;
  const words = ['--only', only, ...(dealer ? ['--dealer', dealer] : []), ...(base ? ['--base', base] : [])];
  const seen = new Map();
  for (let count = 1; count <= wanted; count++) {
    const startedAt = Date.now();
    await run(
      `Run ${count} of ${wanted}`,
      process.execPath,
      [join(root, 'tools/commands/test.mjs'), ...words],
      {
        env: { FAST_CHECK_SEED: process.env.FAST_CHECK_SEED || SEED, FORECOURT_RUN: `${startedAt}` },
        logName: `flakes-${count}`,
      },
    );
    addRun(seen, resultsSince(startedAt));
  }
  const { lines, tests, failed } = flakeReport(seen, wanted);
  mkdirSync(logDir, { recursive: true });
  writeFileSync(join(logDir, 'flakes.txt'), lines.join('\n'));
  for (const line of lines) console.log(`  ${line}`);
  if (tests === 0) throw new Problem(`No run has left results. The output is in ${logDir}.`);
  if (failed > 0) throw new Problem(`${failed} of ${tests} tests did not pass in each of ${wanted} runs.`);
  console.log(green(`${tests} tests, ${wanted} runs each: none failed.`));
});

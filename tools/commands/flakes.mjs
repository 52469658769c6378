/**
 * Runs tests several times and says which of them failed in some of the runs only. Each run is a step of `npm test`, whose results are in
 * the `test-report` folders.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './shared/command.mjs';
import { addRun, flakeReport, runProblems } from './shared/flake-report.mjs';
import { ensureInstalled } from './shared/install.mjs';
import { continueInFittingNode, requireNode } from './shared/node.mjs';
import { logDir, root } from './shared/paths.mjs';
import { run } from './shared/run.mjs';
import { green, Problem } from './shared/say.mjs';
import { testRuns, withResults } from './shared/test-runs.mjs';

const RUNS = 10;
/** The same examples in every run: what differs between two runs is then no other example, but chance. */
const SEED = '20261121';

/** The steps of npm test whose tests leave results in every run: see FORECOURT_RUN in nx.json. */
const STEPS = ['unit', 'stories', 'journeys'];

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
    only: {
      type: 'string',
      value: '<steps>',
      does: 'of unit, stories and journeys, whose tests leave results; unit,journeys by default',
    },
    dealer: { type: 'string', value: '<slug>', does: 'journeys on this dealer only' },
    base: { type: 'string', value: '<branch>', does: 'only what differs from this branch or commit' },
    postgres: { type: 'boolean', does: 'as of npm test' },
    everywhere: { type: 'boolean', does: 'as of npm test' },
  },
};

await command(declaration, async ({ values }) => {
  const { only = 'unit,journeys', dealer, base, postgres, everywhere } = values;
  const steps = only.split(',').map((name) => name.trim());
  const others = steps.filter((name) => !STEPS.includes(name));
  if (others.length > 0)
    throw new Problem(
      `${others.join(', ')} leaves no results of tests. Use --only with ${STEPS.join(', ')}.`,
    );
  requireNode();
  await ensureInstalled();
  await continueInFittingNode();
  const wanted = Number(values.runs ?? RUNS);
  if (!Number.isInteger(wanted) || wanted < 2)
    throw new Problem('--runs is not a whole number of 2 or more. Write one, such as --runs 10.');
  const words = [
    ...['--only', steps.join(',')],
    ...(dealer ? ['--dealer', dealer] : []),
    ...(base ? ['--base', base] : []),
    ...(postgres ? ['--postgres'] : []),
    ...(everywhere ? ['--everywhere'] : []),
  ];
  const seen = new Map();
  const history = [];
  for (let count = 1; count <= wanted; count++) {
    const startedAt = Date.now();
    const { ok, log } = await run(
      `Run ${count} of ${wanted}`,
      process.execPath,
      [join(root, 'tools/commands/test.mjs'), ...words],
      {
        env: { FAST_CHECK_SEED: process.env.FAST_CHECK_SEED || SEED, FORECOURT_RUN: `${startedAt}` },
        logName: `flakes-${count}`,
      },
    );
    const runs = resultsSince(startedAt);
    if (runs.every(({ results }) => results.length === 0))
      throw new Problem(`Run ${count} has left no results. Its output is in ${log}.`);
    addRun(seen, runs);
    history.push({ ok, log, runs });
  }
  const { lines, tests, failed } = flakeReport(seen, wanted);
  mkdirSync(logDir, { recursive: true });
  writeFileSync(join(logDir, 'flakes.txt'), lines.join('\n'));
  for (const line of lines) console.log(`  ${line}`);
  // Of what is affected, nobody knows here which projects those are.
  const expected = base
    ? []
    : testRuns(root, dealer ? [dealer] : []).filter(({ step }) => steps.includes(step));
  const problems = runProblems(
    history,
    expected.map(({ name }) => name),
  );
  if (failed > 0) problems.unshift(`${failed} of ${tests} tests did not pass in each of ${wanted} runs.`);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  console.log(green(`${tests} tests, ${wanted} runs each: none failed.`));
});

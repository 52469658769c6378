import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { saidOfSkipped } from './results-reporter.mjs';
import { testRuns, withResults } from './test-runs.mjs';

const inFolder = (files, use) => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-reports-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
/** A command in a folder, with `env`; outside of CI and of the test runner that runs this file. */
const run = (cwd, words, env = {}) => {
  const { CI, NODE_TEST_CONTEXT, ...outer } = process.env;
  return spawnSync(process.execPath, words, { cwd, encoding: 'utf8', env: { ...outer, ...env } });
};

const config = `import { reporters } from ${JSON.stringify(join(root, 'vitest.results.ts'))};
export default { test: { globals: true, include: ['*.test.ts'], reporters: reporters('test-report') } };`;
const passing = "describe('a suite', () => { test('passes', () => expect(1).toBe(1)); });";
const vitest = (folder, args = [], env = {}) =>
  run(folder, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args], env);
const report = (folder, name = 'vitest.json') => join(folder, 'test-report', name);

test('a whole Vitest run writes the title and the status of every test', () => {
  inFolder({ 'vitest.config.ts': config, 'one.test.ts': passing, 'two.test.ts': passing }, (folder) => {
    const { status, stdout, stderr } = vitest(folder);
    assert.equal(status, 0, stdout + stderr);
    assert.deepEqual(JSON.parse(readFileSync(report(folder), 'utf8')), [
      { title: 'a suite > passes', status: 'passed' },
      { title: 'a suite > passes', status: 'passed' },
    ]);
  });
});

test('a Vitest run of some files or some tests writes nothing', () => {
  inFolder({ 'vitest.config.ts': config, 'one.test.ts': passing, 'two.test.ts': passing }, (folder) => {
    assert.equal(vitest(folder, ['one']).status, 0);
    assert.equal(vitest(folder, ['--testNamePattern=passes']).status, 0);
    assert.equal(existsSync(report(folder)), false);
    assert.equal(vitest(folder, ['--shard=1/2']).status, 0);
    assert.equal(existsSync(report(folder, 'vitest-1-of-2.json')), true);
    assert.equal(vitest(folder).status, 0);
    assert.equal(existsSync(report(folder, 'vitest-1-of-2.json')), false);
  });
});

test('where each project has its own file, a run of one leaves the results of the others', () => {
  const projects = ['first', 'second'].map(
    (name) => `{ extends: true, test: { name: '${name}', include: ['${name}.test.ts'] } }`,
  );
  const byProject = config
    .replace("include: ['*.test.ts']", `projects: [${projects}]`)
    .replace("reporters('test-report')", "reporters('test-report', { eachProject: true })");
  inFolder(
    { 'vitest.config.ts': byProject, 'first.test.ts': passing, 'second.test.ts': passing },
    (folder) => {
      const { status, stdout, stderr } = vitest(folder, ['--project', 'second']);
      assert.equal(status, 0, stdout + stderr);
      assert.equal(existsSync(report(folder, 'first.json')), false);
      assert.equal(vitest(folder, ['--project', 'first']).status, 0);
      for (const name of ['first.json', 'second.json'])
        assert.equal(JSON.parse(readFileSync(report(folder, name), 'utf8')).length, 1);
    },
  );
});

test('a skipped test is printed, and fails the run in CI', () => {
  const skipping = `${passing} test.runIf(false)('needs a file', () => expect(1).toBe(1));`;
  inFolder({ 'vitest.config.ts': config, 'one.test.ts': skipping }, (folder) => {
    const local = vitest(folder);
    assert.equal(local.status, 0, local.stdout + local.stderr);
    assert.match(local.stdout + local.stderr, /NOT CHECKED.*\n\s+- needs a file/);
    const ci = vitest(folder, [], { CI: 'true' });
    assert.equal(ci.status, 1, ci.stdout + ci.stderr);
    assert.equal(vitest(folder, ['--testNamePattern=passes'], { CI: 'true' }).status, 0);
  });
});

test('a failed run prints the seed that runs the same property tests again', () => {
  const failing = "test('fails', () => expect(1).toBe(2));";
  inFolder({ 'vitest.config.ts': config, 'one.test.ts': failing }, (folder) => {
    const { status, stdout, stderr } = vitest(folder, [], { FAST_CHECK_SEED: '4711' });
    assert.equal(status, 1);
    assert.match(stdout + stderr, /FAST_CHECK_SEED=4711/);
  });
});

test('node --test writes the title and the status of every test', () => {
  const code = `import { describe, test } from 'node:test';
describe('a suite', () => { test('passes', () => {}); test('fails', () => { throw new Error('no'); }); });
test('is skipped', { skip: true }, () => {});`;
  inFolder({ 'one.test.mjs': code }, (folder) => {
    const reporter = join(root, 'tools/commands/shared/results-reporter.mjs');
    run(folder, [
      '--test',
      `--test-reporter=${reporter}`,
      '--test-reporter-destination=results.json',
      'one.test.mjs',
    ]);
    assert.deepEqual(JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')), [
      { title: 'a suite > passes', status: 'passed' },
      { title: 'a suite > fails', status: 'failed' },
      { title: 'is skipped', status: 'skipped' },
    ]);
  });
});

test('a skipped test of the commands is named', () => {
  const tests = ['passed', 'skipped', 'failed'].map((status) => ({ title: `one that ${status}`, status }));
  assert.equal(saidOfSkipped(tests), '\nNOT CHECKED, 1 skipped tests:\n  - one that skipped');
  assert.equal(saidOfSkipped(tests.filter(({ status }) => status !== 'skipped')), '');
});

test('a journey that is skipped, or that may fail, is printed, and fails the run in CI', () => {
  const from = (name) => JSON.stringify(join(root, name));
  const playwright = `import { expect, test } from ${from('node_modules/@playwright/test/index.mjs')};\n`;
  const settings = `export default { testMatch: '*.journey.mjs', reporter: [[${from('apps/site-e2e/src/setup/results-reporter.ts')}]] };`;
  // The text of journeys for a run in a folder of its own, which has to report each of them: no check of the workspace is switched off.
  const unchecked = `test.skip('skipped', () => {});
test.fixme('to be mended', () => {});
test('skips itself', () => test.skip());
test.fail('may fail', () => expect(1).toBe(2));`;
  // The name of a file: a run of some journeys writes no results.
  const words = [join(root, 'node_modules/@playwright/test/cli.js'), 'test', 'one.journey.mjs'];
  const ended = (code, env) =>
    inFolder(
      {
        'playwright.config.mjs': settings,
        'one.journey.mjs': `${playwright}test('passes', () => expect(1).toBe(1));\n${code}`,
      },
      (folder) => run(folder, words, env),
    );
  const local = ended(unchecked);
  assert.equal(local.status, 0, local.stdout + local.stderr);
  assert.match(
    local.stderr,
    /NOT CHECKED, 4 journeys:\n {2}- skipped\n {2}- to be mended\n {2}- skips itself\n {2}- may fail\n/,
  );
  assert.equal(ended(unchecked, { CI: 'true' }).status, 1);
  const passed = ended('', { CI: 'true' });
  assert.equal(passed.status, 0, passed.stdout + passed.stderr);
  assert.ok(!passed.stderr.includes('NOT CHECKED'), passed.stderr);
});

test('a run without results is found, with the command that leaves them', () => {
  const results = JSON.stringify([{ title: 'passes', status: 'passed' }]);
  const files = {
    'libs/domain/a/vitest.config.ts': '',
    'libs/domain/a/test-report/vitest-1-of-2.json': results,
    'libs/domain/a/test-report/vitest-2-of-2.json': results,
    'libs/domain/b/vitest.config.ts': '',
    'apps/site-e2e/test-report/harbour-city.json': results,
    'tools/commands/test-report/commands.json': results,
  };
  inFolder(files, (folder) => {
    const runs = testRuns(folder, ['harbour-city', 'northside-group']);
    assert.deepEqual(
      runs.map((each) => [each.name, withResults(each).results.length]),
      [
        ['libs/domain/a', 2],
        ['libs/domain/b', 0],
        ['stories', 0],
        ['stories in the theme of harbour-city', 0],
        ['stories in the theme of northside-group', 0],
        ['commands', 1],
        ['journeys of harbour-city', 1],
        ['journeys of northside-group', 0],
      ],
    );
    assert.match(runs[1].command, /nx run-many -t test$/);
  });
});

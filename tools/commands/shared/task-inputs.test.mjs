/**
 * What a target reads is an input of it: a copy of the workspace is changed in one place at a time, and Nx says which tasks it would
 * take from its cache.
 */
import assert from 'node:assert/strict';
import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';
import { childEnvironment } from './run.mjs';
import { root } from './paths.mjs';
import { siteSlugs } from './sites.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-inputs-'));
const copy = join(folder, 'forecourt');
let initial;

const tracked = () =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
    .stdout.split('\0')
    .filter((file) => file && existsSync(join(root, file)));

/** The process that hashes the tasks of the copy; plugins are in it too. */
let hasher;

async function answer(asked) {
  hasher ??= fork('tools/commands/shared/task-hashes.mjs', {
    cwd: copy,
    env: childEnvironment({
      CI: '',
      DATABASE_URL: '',
      FAST_CHECK_SEED: '',
      FORECOURT_TEST_POSTGRES: '',
      NX_ISOLATE_PLUGINS: 'false',
    }),
  });
  hasher.send(asked);
  return (await once(hasher, 'message', { signal: AbortSignal.timeout(120_000) }))[0];
}

const hashes = async (env = {}) => (await answer({ env, files: [] })).hashes;

/** Of these tasks and files, `<task> <file>`, those where the file is no input of the task. */
async function undeclared(pairs) {
  const { inputs } = await answer({ env: {}, files: [...new Set(pairs.map(([, file]) => file))] });
  return pairs.filter(([task, file]) => !inputs[task].includes(file)).map((pair) => pair.join(' '));
}

/** The tasks that would run again, without those that read the whole workspace. */
function changed(now) {
  const whole = ['commands', 'format', 'requirements', 'sync', 'unused'].map((name) => `forecourt:${name}`);
  return Object.keys(now)
    .filter((task) => now[task] !== initial[task] && !whole.includes(task))
    .sort();
}

before(async () => {
  for (const file of tracked()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { force: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(folder, 'shared/data'), { recursive: true });
  writeFileSync(join(folder, 'shared/data/cars.json'), '[]');
  initial = await hashes();
});
after(() => {
  hasher?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('without a change every task comes from the cache', async () => {
  assert.ok(Object.keys(initial).length > 150, `only ${Object.keys(initial).length} tasks`);
  assert.deepEqual(changed(await hashes()), []);
});

/** The tasks that would run again after one file has changed, or is there. */
async function changedBy(file) {
  const path = join(copy, file);
  const original = existsSync(path) ? readFileSync(path) : null;
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, '\n');
  try {
    return changed(await hashes());
  } finally {
    if (original) writeFileSync(path, original);
    else rmSync(path);
  }
}

/** The projects whose tests name the data set beside the workspace: their folders, such as `libs/domain/vehicle`. */
const readersOfSharedData = () =>
  new Set(
    tracked()
      .filter((file) => /^libs\/.*\/src\/(?!bench\/).*\.tsx?$/.test(file))
      .filter((file) => /['"/]shared\/(data|search)\b/.test(readFileSync(join(root, file), 'utf8')))
      .map((file) => file.split('/').slice(0, 3).join('/')),
  );

test('a file beside the workspace that tests read runs those tests again, and nothing else', async () => {
  const readers = [...readersOfSharedData()].map(
    (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).name,
  );
  assert.ok(readers.length >= 8, `${readers}`);
  const expected = readers.flatMap((name) => [`${name}:test`, `${name}:test-elsewhere`]);
  assert.deepEqual(
    await changedBy('../shared/data/cars.json'),
    expected.filter((task) => task in initial).sort(),
  );
});

const textOf = (file) => readFileSync(join(root, file), 'utf8');

/** The files of the workspace that a source names by a path that begins with `..`, from its own folder. */
const namedAbove = (file) =>
  [...textOf(file).matchAll(/'((?:\.\.\/)+[^'\n]+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path)),
  );

test('a file outside of its project that a test reads is an input of the tests', async () => {
  const files = new Set(tracked());
  const pairs = [...files]
    .filter((file) => /^(libs\/\w+|apps|tools)\/[\w-]+\/src\/(?!.*\bbench\/).*\.tsx?$/.test(file))
    .flatMap((file) => {
      const [project] = /^(libs\/\w+|apps|tools)\/[\w-]+\//.exec(file);
      const named = namedAbove(file).filter((path) => files.has(path) && !path.startsWith(project));
      const { name } = JSON.parse(textOf(`${project}package.json`));
      return named.map((path) => [`${name}:test`, path]);
    })
    .filter(([task]) => task in initial);
  assert.ok(pairs.length >= 8, `${pairs}`);
  // What is named by its folder, or read by the tool that a test starts.
  for (const feature of readdirSync(join(root, 'libs/feature')))
    pairs.push(['@forecourt-apps/api:test', `libs/feature/${feature}/package.json`]);
  for (const page of ['CONTRIBUTING.md', 'docs/architecture.md', 'libs/ui/README.md'])
    pairs.push(['@forecourt-apps/docs:test', page]);
  pairs.push(['@forecourt/create:test', 'package.json'], ['workspace:test', 'package.json']);
  pairs.push(['workspace:test', '.oxlintrc.json'], ['workspace:test', 'libs/platform/site/src/index.ts']);
  assert.deepEqual(await undeclared(pairs), []);
});

/** A command file and the files of this workspace that it imports, directly or not. */
function imports(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path] of textOf(file).matchAll(/(?:from |import\()'(\.{1,2}\/[^']+\.mjs)'/g))
    imports(normalize(join(dirname(file), path)), found);
  return found;
}

test('a command that a target runs is an input of the target, with all that it imports', async () => {
  const [site, tests] = ['@forecourt-dealers/harbour-city', '@forecourt-dealers/harbour-city-e2e'];
  const commands = {
    [`${site}:size`]: 'size',
    [`${tests}:fuzz`]: 'fuzz',
    [`${tests}:hot-reload`]: 'dev.test',
    'forecourt:api': 'api',
    'forecourt:publishable': 'publishable',
    '@forecourt-apps/docs:build-docs': 'docs',
    '@forecourt-apps/docs:comments': 'docs',
  };
  const pairs = Object.entries(commands).flatMap(([task, name]) =>
    [...imports(`tools/commands/${name}.mjs`)].map((file) => [task, file]),
  );
  assert.ok(pairs.length > 40, `${pairs}`);
  assert.deepEqual(await undeclared(pairs), []);
});

test('the types of a lib are an input of those of Storybook, which show its parts', async () => {
  assert.deepEqual(await undeclared([['forecourt:typecheck', 'libs/ui/chrome/src/index.ts']]), []);
});

test('another browser runs what is tested in it again, and nothing else', async () => {
  const other = join(folder, 'chromium');
  writeFileSync(other, '#!/bin/sh\necho Chromium 1.2.3\n', { mode: 0o755 });
  const tasks = changed(await hashes({ PLAYWRIGHT_CHROMIUM_PATH: other }));
  assert.deepEqual(
    tasks.filter((task) => !/:(e2e|stories)$/.test(task)),
    ['@forecourt-dealers/harbour-city-e2e:hot-reload'],
  );
  assert.equal(tasks.filter((task) => task.endsWith(':stories')).length, siteSlugs().length + 1);
  assert.equal(tasks.filter((task) => task.endsWith(':e2e')).length, siteSlugs().length);
});

test('the config of a dealer runs what belongs to that dealer and builds Storybook, and nothing of another', async () => {
  const dealer = '@forecourt-dealers/northside-group';
  assert.deepEqual(await changedBy('apps/dealers/northside-group/dealer.config.ts'), [
    `${dealer}-e2e:e2e`,
    `${dealer}-e2e:fuzz`,
    `${dealer}:build`,
    `${dealer}:lint`,
    `${dealer}:size`,
    `${dealer}:stories`,
    `${dealer}:typecheck`,
    'forecourt:build-storybook',
  ]);
});

test('the dealer that generated ones are compared with runs the tests of the generator', async () => {
  const tasks = await changedBy('apps/dealers/harbour-city/dealer.config.ts');
  assert.deepEqual(
    tasks.filter((task) => task.endsWith(':test')),
    ['workspace:test'],
  );
});

test('the theme of a dealer runs what its config runs, and no tests of a lib', async () => {
  const [config, theme] = ['dealer.config.ts', 'theme.css'].map(
    (file) => `apps/dealers/northside-group/${file}`,
  );
  assert.deepEqual(await changedBy(theme), await changedBy(config));
});

/** The projects that `nx affected` chooses when these files have changed. */
function affected(...files) {
  const { stdout, stderr, status } = spawnSync(
    'nx',
    ['show', 'projects', '--affected', `--files=${files}`, '--json'],
    { cwd: copy, encoding: 'utf8', env: childEnvironment({ CI: '', NO_COLOR: '1' }) },
  );
  assert.equal(status, 0, stdout + stderr);
  return JSON.parse(stdout).sort();
}

test('what belongs to a dealer affects that dealer alone, beside the root, which Storybook belongs to', () => {
  const dealer = 'apps/dealers/northside-group';
  const files = [
    'dealer.config.ts',
    'theme.css',
    'overrides.tsx',
    'content/parts/nav.ts',
    'public/favicon.svg',
  ];
  for (const file of files) assert.ok(existsSync(join(root, dealer, file)), file);
  assert.deepEqual(affected(...files.map((file) => `${dealer}/${file}`)), [
    '@forecourt-dealers/northside-group',
    '@forecourt-dealers/northside-group-e2e',
    'forecourt',
  ]);
});

test('a rule of a domain lib affects what is built on it, and no lib beside it', () => {
  const projects = affected('libs/domain/pricing/src/index.ts');
  for (const name of ['@forecourt/pricing', '@forecourt/vehicle-card', '@forecourt-dealers/harbour-city-e2e'])
    assert.ok(projects.includes(name), `${name} in ${projects}`);
  assert.deepEqual(
    projects.filter((name) => /^@forecourt\/(phone|postcodes|media|theme)$/.test(name)),
    [],
  );
});

test('a lent picture runs what reads or shows it: builds, journeys, stories and three tests', async () => {
  const tasks = await changedBy('assets/pictures/sedan/planted.svg');
  assert.deepEqual(
    tasks.filter((task) => !/-dealers\/[\w-]+:(build|size|stories)$|-e2e:/.test(task)),
    [
      '@forecourt/fixtures:test',
      '@forecourt/home:test',
      'forecourt:build-storybook',
      'forecourt:lint',
      'forecourt:stories',
      'forecourt:typecheck',
    ],
  );
  assert.equal(tasks.filter((task) => task.endsWith(':build')).length, siteSlugs().length);
  assert.equal(tasks.filter((task) => task.endsWith(':e2e')).length, siteSlugs().length);
});

// Rules with types read the types of what a source imports, so lint follows it too.
test('a domain rule runs what depends on it, lint too, and a lib that does not is left alone', async () => {
  const tasks = await changedBy('libs/domain/pricing/src/index.ts');
  for (const task of [
    '@forecourt/pricing:test-elsewhere',
    '@forecourt/vehicle-card:test',
    '@forecourt-dealers/harbour-city:build',
    '@forecourt-dealers/harbour-city-e2e:e2e',
    'forecourt:api',
    'forecourt:publishable',
    ...['@forecourt/pricing:lint', '@forecourt/vehicle-card:lint', 'forecourt:lint'],
  ])
    assert.ok(tasks.includes(task), `${task} in ${tasks}`);
  assert.ok(!tasks.some((task) => /^@forecourt\/(phone|postcodes|media):/.test(task)), `${tasks}`);
});

test('the rules of oxlint are an input of lint in every project', async () => {
  const tasks = await changedBy('.oxlintrc.json');
  const lints = Object.keys(initial).filter((task) => task.endsWith(':lint'));
  // The types of Storybook's settings have every file at the root as an input; the tests of the linters use the rules.
  assert.deepEqual(tasks, [...lints, 'forecourt:typecheck', 'workspace:test'].sort());
});

test('the host runs the journeys of every dealer, and builds no site', async () => {
  const tasks = await changedBy('libs/server/host/src/index.ts');
  assert.equal(tasks.filter((task) => task.endsWith(':e2e')).length, siteSlugs().length);
  assert.ok(!tasks.some((task) => task.endsWith(':build')), `${tasks}`);
});

test('the seed of property tests is an input of tests', async () => {
  const tasks = changed(await hashes({ FAST_CHECK_SEED: '7' }));
  assert.ok(tasks.includes('@forecourt/pricing:test'));
  assert.ok(
    tasks.every((task) => /:test(-elsewhere)?$/.test(task)),
    `${tasks}`,
  );
});

test('a PostgreSQL is an input of tests, whichever it is', async () => {
  const [one, other] = ['127.0.0.1:5432', 'db.example:6000'].map(
    (host) => `postgres://postgres@${host}/postgres`,
  );
  const with1 = await hashes({ FORECOURT_TEST_POSTGRES: one });
  const tasks = changed(with1);
  assert.ok(tasks.includes('@forecourt/database:test'), `${tasks}`);
  assert.ok(
    tasks.every((task) => /:test(-elsewhere)?$/.test(task)),
    `${tasks}`,
  );
  assert.deepEqual(await hashes({ DATABASE_URL: other }), with1);
});

test('a result comes from the cache until an input changes, also on another machine that has adopted the cache', () => {
  const nx = (...args) => {
    const { stdout, stderr, status } = spawnSync('nx', args, {
      cwd: copy,
      encoding: 'utf8',
      env: childEnvironment({ CI: '', NO_COLOR: '1' }),
    });
    assert.equal(status, 0, stdout + stderr);
    return /Cache: +1\/1 hit/.test(stdout) ? 'hit' : 'miss';
  };
  const tested = () => nx('run', '@forecourt/phone:test-elsewhere');
  assert.deepEqual([tested(), tested()], ['miss', 'hit']);

  const data = join(copy, '.nx/workspace-data');
  const record = readdirSync(data).find((name) => name.endsWith('.db'));
  renameSync(join(data, record), join(data, 'of-another-machine.db'));
  const adopted = spawnSync(process.execPath, ['tools/commands/adopt-cache.mjs'], {
    cwd: copy,
    encoding: 'utf8',
  });
  assert.equal(adopted.stdout, 'The restored cache is used.\n', adopted.stderr);
  assert.equal(tested(), 'hit');

  appendFileSync(join(copy, 'libs/domain/phone/README.md'), '\n');
  assert.equal(tested(), 'miss');
});

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { root } from './paths.mjs';

/** Refuses every package: what answers with it answers before anything is installed. */
const noPackages = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve(name, context, next) {
      if (!/^(node:|file:|[./])/.test(name)) throw new Error(name + ' is not installed');
      return next(name, context);
    },
  });
`)}`;

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The programs of the workspace that a person starts, each with the arguments of Node before it. */
const commands = readdirSync(join(root, 'tools/commands'))
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
  .map((name) => ({ name, args: ['--import', noPackages, `tools/commands/${name}`] }));

/** The scripts of package.json that start a program of ours; `forecourt` tests its own commands. */
const programs = Object.entries(scripts)
  .filter(
    ([, line]) => line.startsWith('node ') && !/tools\/commands|host\/src\/cli\.ts|node_modules/.test(line),
  )
  .map(([name, line]) => ({ name: `npm run ${name}`, args: line.split(' ').slice(1) }));

const run = ({ args }, ...words) =>
  new Promise((resolve) =>
    execFile(process.execPath, [...args, ...words], { cwd: root, timeout: 60_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    ),
  );

describe('each command', { concurrency: 3 }, () => {
  for (const each of [...commands, ...programs]) {
    test(`${each.name} --help says how it is called, and does nothing`, async () => {
      const { code, stdout, stderr } = await run(each, '--help');
      assert.equal(stderr, '');
      assert.equal(code, 0);
      assert.match(stdout, /npm |node |npx /);
      assert.ok(stdout.split('\n').length < 30, 'it is short');
    });

    test(`${each.name} refuses a mistyped option in words, with its usage`, async () => {
      const { code, stdout, stderr } = await run(each, '--no-such-option');
      assert.equal(code, 2, stderr);
      assert.equal(stdout, '');
      assert.match(stderr, /--no-such-option/);
      assert.match(stderr, /npm |node |npx /);
      assert.doesNotMatch(stderr, /^ {4}at /m);
    });
  }
});

describe('mistakes are answered before the command runs', { concurrency: 3 }, () => {
  const size = commands.find(({ name }) => name === 'size.mjs');
  for (const [words, message] of [
    [['--dealer'], /--dealer needs a value: --dealer <slug>\./],
    [['--dealer', '--update'], /--dealer needs a value/],
    [['--update=yes'], /--update is on where it is written, and takes no value\./],
    [['harbour-city'], /"harbour-city" is not understood: npm run size takes only options\./],
    [['-x'], /npm run size has no option -x\./],
  ])
    test(words.join(' '), async () => {
      const { code, stderr } = await run(size, ...words);
      assert.equal(code, 2);
      assert.match(stderr, message);
    });
});

test('a command that passes on to another leaves the options of that to it', async () => {
  const postgres = commands.find(({ name }) => name === 'with-postgres.mjs');
  const { stdout, code } = await run(postgres, '--help', '--', 'vitest', '--help');
  assert.equal(code, 0);
  assert.match(stdout, /with-postgres\.mjs \[options\] -- <command …>/);
});

test('every npm script that a person has to know of names its call as it is', async () => {
  const ours = Object.entries(scripts).filter(([, line]) =>
    /^node (\S+ )*tools\/commands\/[a-z-]+\.mjs$/.test(line),
  );
  const calls = ours.map(([name, line]) => ({
    call: ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    file: line.split('/').at(-1),
  }));
  assert.ok(calls.length > 8);
  for (const { call, file } of calls) {
    const { stdout } = await run({ args: [`tools/commands/${file}`] }, '--help');
    assert.match(stdout, new RegExp(`^  ${call}( |$)`, 'm'));
  }
});

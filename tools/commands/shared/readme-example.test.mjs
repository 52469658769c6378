import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { exampleScript } from './readme-example.mjs';

function runExample(readme, cwd) {
  const flags = ['--conditions=@forecourt/source', '--input-type=module-typescript'];
  return spawnSync(process.execPath, [...flags, '-'], {
    cwd,
    input: exampleScript(readme),
    encoding: 'utf8',
  });
}

const example = (...lines) => ['# A lib', '```ts', ...lines, '```'].join('\n');

test('a correct example passes, and its values are counted', () => {
  const readme = example(
    'const two: number = 1 + 1;',
    'two; // 2',
    '({ a: [two] });',
    '// { a:',
    '//   [2] }',
  );
  const { status, stdout } = runExample(readme, root);
  assert.equal(status, 0);
  assert.equal(stdout.trim(), '2');
});

test('a wrong example fails with its line', () => {
  const { status, stderr } = runExample(example('[1, 2].at(-1); // 1'), root);
  assert.notEqual(status, 0);
  assert.match(stderr, /\[1, 2\]\.at\(-1\); \/\/ 1/);
});

for (const lib of readdirSync(join(root, 'libs/domain'))) {
  test(`the example in the README of libs/domain/${lib} gives what it says`, () => {
    const folder = join(root, 'libs/domain', lib);
    const { status, stdout, stderr } = runExample(readFileSync(join(folder, 'README.md'), 'utf8'), folder);
    assert.equal(status, 0, stderr);
    assert.ok(Number(stdout) > 0, 'No value is compared: write one in a comment after a statement.');
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** Exports of built-in modules that Node 20 lacks: a file that imports one fails to start there. */
const LATER =
  /\b(globSync|glob|registerHooks|stripTypeScriptTypes|findPackageJSON|mkdtempDisposable(Sync)?|DatabaseSync)\b/;

test('no command imports from Node what Node 20, the minimum of the README, lacks', () => {
  const commands = join(root, 'tools/commands');
  let read = 0;
  for (const file of filesBelow(commands).filter((name) => name.endsWith('.mjs'))) {
    const imports = readFileSync(join(commands, file), 'utf8').matchAll(
      /^import ([^;]+?) from '(node:[^']+)';/gm,
    );
    for (const [, names, module] of imports) {
      read += 1;
      assert.doesNotMatch(names, LATER, `${file} imports from ${module}`);
    }
  }
  assert.notEqual(read, 0);
});

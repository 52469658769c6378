import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** What the built-in modules of newer versions export and Node 20 does not: a file that imports one does not even start there. */
const LATER =
  /\b(globSync|glob|registerHooks|stripTypeScriptTypes|findPackageJSON|mkdtempDisposable(Sync)?|DatabaseSync)\b/;

test('every command starts in Node 20, which the README names: it goes on in a newer one by itself', () => {
  const commands = join(root, 'tools/commands');
  for (const file of filesBelow(commands).filter((name) => name.endsWith('.mjs'))) {
    const imports = readFileSync(join(commands, file), 'utf8').matchAll(
      /^import ([^;]+?) from '(node:[^']+)';/gm,
    );
    for (const [, names, module] of imports)
      assert.doesNotMatch(names, LATER, `${file} imports from ${module}`);
  }
});

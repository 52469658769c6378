import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeBlocks } from './code-blocks.mjs';
import { undocumentedExports } from './documented-exports.mjs';
import { root } from './paths.mjs';

test('an export without a doc comment is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-docs-'));
  try {
    writeFileSync(
      join(folder, 'rule.ts'),
      '/** Says one. */\nexport const one = 1;\n// No doc.\nexport const two = 2;\nexport type Three = 3;\n',
    );
    writeFileSync(
      join(folder, 'index.ts'),
      "export { one, two } from './rule.ts';\nexport type { Three } from './rule.ts';\n",
    );
    assert.deepEqual(undocumentedExports(join(folder, 'index.ts')), ['two', 'Three']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

for (const lib of readdirSync(join(root, 'libs/domain'))) {
  test(`every export of libs/domain/${lib} is documented`, () => {
    assert.deepEqual(undocumentedExports(join(root, 'libs/domain', lib, 'src/index.ts')), []);
  });

  test(`the README of libs/domain/${lib} has an example with its result`, () => {
    const readme = readFileSync(join(root, 'libs/domain', lib, 'README.md'), 'utf8');
    const code = codeBlocks(readme, 'ts').join('\n');
    assert.match(code, /\/\/ /);
  });
}

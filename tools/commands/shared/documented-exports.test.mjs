import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { codeBlocks } from './code-blocks.mjs';
import { undocumentedExports } from './documented-exports.mjs';
import { root } from './paths.mjs';
import { publicLibs } from './public-libs.mjs';

test('an export without a doc comment is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-docs-'));
  try {
    writeFileSync(
      join(folder, 'rule.ts'),
      '/** Says one. */\nexport const one = 1;\n// No doc.\nexport const two = 2;\nexport type Three = 3;\n',
    );
    writeFileSync(
      join(folder, 'index.ts'),
      "export { one, two } from './rule.ts';\nexport type { Three } from './rule.ts';\nexport * as four from './rule.ts';\n/** All. */\nexport * as five from './rule.ts';\n",
    );
    const found = undocumentedExports([join(folder, 'index.ts')]).map(({ name }) => name);
    assert.deepEqual(found, ['two', 'Three', 'four']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('every export of every entry of the published libs is documented', () => {
  const entries = publicLibs().flatMap(({ folder, manifest }) =>
    Object.values(manifest.exports)
      .map((entry) => entry['@forecourt/source'])
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(folder, file)),
  );
  assert.ok(entries.length > 120, `only ${entries.length} entries`);
  assert.deepEqual(
    undocumentedExports(entries).map(({ entry, name }) => `${entry.slice(root.length + 1)}: ${name}`),
    [],
  );
});

for (const lib of readdirSync(join(root, 'libs/domain'))) {
  test(`the README of libs/domain/${lib} has an example with its result`, () => {
    const readme = readFileSync(join(root, 'libs/domain', lib, 'README.md'), 'utf8');
    const code = codeBlocks(readme, 'ts').join('\n');
    assert.match(code, /\/\/ /);
  });
}

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { z } from 'zod';
import { root } from './paths.mjs';
import { namedSchemas, withComments } from './schema-comments.mjs';
import { schemaRows } from './schema-rows.mjs';

test('the config page and the comments are up to date with the schemas', () => {
  const script = join(root, 'tools/commands/config-page.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', script, '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
});

const schemaFile = `
const link = z.string().describe('A link.');
export const schema = z.strictObject({
  /** Old words. */
  columns: z.int().default(3).describe('Cards in a row.'),
  more: link, other: z.string(),
});
`;

test('a comment has the sentence and the default of its key, and replaces an older one', () => {
  const named = namedSchemas(new Map([['a.ts', schemaFile]]));
  const made = withComments('a.ts', schemaFile, named);
  assert.match(made, /\/\*\* Cards in a row\. Default: `3`\. \*\/\n {2}columns:/);
  assert.match(made, /\/\*\* A link\. \*\/\n {2}more: link/);
  assert.doesNotMatch(made, /Old words/);
  assert.doesNotMatch(made, /\*\/\s*other/);
  assert.equal(withComments('a.ts', made, named), made);
});

test('a constant resolves within its own file, despite the same name in another file', () => {
  const own = `const options = z.strictObject({});\nexport const feature = define({ options });\n`;
  const other = `export const options = z.strictObject({}).describe('The vehicle page.');\n`;
  const named = namedSchemas(
    new Map([
      ['a.ts', own],
      ['b.ts', other],
    ]),
  );
  assert.equal(withComments('a.ts', own, named), own);
});

test('what a function declares for itself is no schema of another file', () => {
  const other = `export const places = z.array(z.string()).describe('Ids of locations.');\n`;
  const own = `export function open(words) {\n  const places = all(words);\n  return { places: places.filter(fits) };\n}\nexport const near = ([places]) => ({ first: places.at(0) });\n`;
  assert.equal(withComments('a.ts', own, namedSchemas(new Map([['b.ts', other]]))), own);
});

test('rows have every key of blocks, lists and unions, with type, bounds and default', () => {
  const schema = z.strictObject({
    columns: z.int().min(1).max(4).default(3).describe('Cards in a row.'),
    sections: z.array(
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('hero'), title: z.string().describe('Headline.') }),
        z.strictObject({ type: z.literal('stock'), count: z.int().optional() }),
      ]),
    ),
    map: z.strictObject({ url: z.string().nullable().default(null) }).optional(),
  });
  const rows = schemaRows(schema).map(({ path, type, preset, required }) => [path, type, preset, required]);
  assert.deepEqual(rows, [
    ['columns', 'integer 1…4', '3', false],
    ['sections', 'list of block', '', true],
    ['sections[] (type "hero").type', '"hero"', '', true],
    ['sections[] (type "hero").title', 'string', '', true],
    ['sections[] (type "stock").type', '"stock"', '', true],
    ['sections[] (type "stock").count', 'integer', '', false],
    ['map', 'block', '', false],
    ['map.url', 'string | null', 'null', false],
  ]);
});

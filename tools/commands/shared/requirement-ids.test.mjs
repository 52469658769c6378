import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsIn, listedIds } from './requirement-ids.mjs';

// Put together here, so that this file claims nothing itself.
const claim = (...ids) => `[${ids.join(', ')}]`;

test('a title claims one requirement or several', () => {
  const code = `test('${claim('SR-01')} keeps the query', f); describe("${claim('EN-01', 'EN-03')} leads", g);`;
  assert.deepEqual(idsIn(code), ['SR-01', 'EN-01', 'EN-03']);
});

test('an id in a comment is no claim', () => {
  assert.deepEqual(idsIn(`// ${claim('SR-01')}\n/** ${claim('SR-05')} */\nconst x = 1;`), []);
});

test('an array index is no claim', () => {
  assert.deepEqual(idsIn('cars[0]; ranks[A - 1]'), []);
});

test('the list gives every id its sentence, headings left out', () => {
  const list =
    '## SR  Search\n| id | requirement | § |\n|---|---|---|\n| SR-01 | URL holds query | 2 |\n| SR-02 | Facets | 3 |\n';
  assert.deepEqual(
    [...listedIds(list)],
    [
      ['SR-01', 'URL holds query'],
      ['SR-02', 'Facets'],
    ],
  );
});

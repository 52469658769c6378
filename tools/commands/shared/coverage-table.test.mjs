import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coverageTable } from './coverage-table.mjs';

test('one line for each lib; a lib that failed is marked, and one without a report has no shares', () => {
  const table = coverageTable([
    { lib: 'domain/offer', ok: true, total: { lines: { pct: 100 }, branches: { pct: 97.22 } } },
    { lib: 'ui/media', ok: false, total: null },
  ]);
  assert.equal(
    table,
    [
      '  lib             lines branches',
      '  domain/offer    100.0     97.2',
      '✗ ui/media            –        –',
    ].join('\n'),
  );
});

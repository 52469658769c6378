import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutationScore } from './mutation-score.mjs';

const report = (...statuses) => ({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } });

test('a change that ends a test, or never ends, is noticed', () => {
  assert.deepEqual(mutationScore(report('Killed', 'Timeout', 'Survived', 'NoCoverage')), {
    noticed: 2,
    counted: 4,
    score: 50,
  });
});

test('what cannot run or is left out does not count', () => {
  assert.deepEqual(mutationScore(report('Killed', 'Ignored', 'CompileError', 'RuntimeError')), {
    noticed: 1,
    counted: 1,
    score: 100,
  });
  assert.equal(mutationScore(report('Ignored')).score, 100);
});

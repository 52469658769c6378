import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutationScore } from './mutation-score.mjs';

const report = (...statuses) => ({ files: { 'a.ts': { mutants: statuses.map((status) => ({ status })) } } });

test('a mutant that fails a test or times out is killed', () => {
  assert.deepEqual(mutationScore(report('Killed', 'Timeout', 'Survived', 'NoCoverage')), {
    noticed: 2,
    counted: 4,
    score: 50,
  });
});

test('mutants that cannot run or are ignored are excluded', () => {
  assert.deepEqual(mutationScore(report('Killed', 'Ignored', 'CompileError', 'RuntimeError')), {
    noticed: 1,
    counted: 1,
    score: 100,
  });
  assert.equal(mutationScore(report('Ignored')).score, 100);
});

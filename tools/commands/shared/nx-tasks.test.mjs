import assert from 'node:assert/strict';
import test from 'node:test';
import { finishedTasks, outputsByTask, stepResults } from './nx-tasks.mjs';

const said = `
 NX   Running targets lint, test for 2 projects:

- a
- b

> nx run a:lint  [local cache]

fine

> nx run b:test

> nx run elsewhere:build
3 tests failed


 NX   Running targets lint, test for 2 projects failed

Failed tasks:
`;

test('the output of each task is found in the output of Nx, also where a task runs Nx itself', () => {
  const outputs = outputsByTask(said, ['a:lint', 'b:test']);
  assert.deepEqual(
    [...outputs],
    [
      ['a:lint', 'fine'],
      ['b:test', '> nx run elsewhere:build\n3 tests failed'],
    ],
  );
});

test('the progress line counts the tasks that have finished', () => {
  const note = finishedTasks();
  assert.equal(note('> nx run a:lint  [local cache]\nfine\n'), '1 finished, the last: a:lint');
  assert.equal(note('some words\n'), '');
  assert.equal(note('> nx run b:test\n> nx run c:test\n> nx run c:test\n'), '3 finished, the last: c:test');
});

const task = (id, more = {}) => ({
  id,
  target: id.split(':')[1],
  ok: true,
  cached: false,
  ms: 100,
  output: '',
  ...more,
});

test('a step fails with one of its tasks; its time is that of the tasks that ran', () => {
  const tasks = [task('a:lint', { cached: true, ms: 9 }), task('b:lint'), task('c:lint', { ok: false })];
  const [lint] = stepResults([{ name: 'test-of-results', target: 'lint' }], tasks, false);
  assert.deepEqual([lint.ok, lint.ms, lint.tasks, lint.cached], [false, 200, 3, 1]);
  assert.deepEqual(lint.failed, [tasks[2]]);
});

test('a step without tasks fails when Nx fails: what it depends on has failed; else there was nothing to do', () => {
  const steps = [{ name: 'test-of-results', target: 'size' }];
  assert.equal(stepResults(steps, [task('a:build', { ok: false })], false)[0].ok, false);
  assert.equal(stepResults(steps, [], true)[0].ok, true);
});

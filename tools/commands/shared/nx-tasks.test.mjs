import assert from 'node:assert/strict';
import test from 'node:test';
import { busyTime, finishedTasks, outputsByTask, stepResults } from './nx-tasks.mjs';

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
  assert.equal(note('  ✓  7 [a phone] › x.ts:1:1 › one (1s)\n'), '3 finished; journey 7 [a phone]');
});

const task = (id, more = {}) => ({
  id,
  target: id.split(':')[1],
  ok: true,
  cached: false,
  from: 0,
  to: 100,
  output: '',
  ...more,
});

test('a step fails with one of its tasks; its time is that in which one of its tasks ran', () => {
  const tasks = [
    task('a:lint', { cached: true, from: 500, to: 900 }),
    task('b:lint'),
    task('c:lint', { ok: false, from: 50, to: 200 }),
  ];
  const [lint] = stepResults([{ name: 'test-of-results', target: 'lint' }], tasks, false);
  assert.deepEqual([lint.ok, lint.ms, lint.tasks, lint.cached], [false, 200, 3, 1]);
  assert.deepEqual(lint.failed, [tasks[2]]);
});

test('a step without tasks fails when Nx fails: what it depends on has failed; else there was nothing to do', () => {
  const steps = [{ name: 'test-of-results', target: 'size' }];
  assert.equal(stepResults(steps, [task('a:build', { ok: false })], false)[0].ok, false);
  assert.equal(stepResults(steps, [], true)[0].ok, true);
});

test('time in which several tasks run at once counts once, and a pause between tasks not at all', () => {
  const spans = (...pairs) => pairs.map(([from, to]) => ({ from, to }));
  assert.equal(busyTime([]), 0);
  assert.equal(busyTime(spans([10, 30], [0, 20], [0, 20])), 30);
  assert.equal(busyTime(spans([0, 100], [20, 40], [200, 250])), 150);
});

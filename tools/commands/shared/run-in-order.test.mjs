import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { runInOrder } from './run-in-order.mjs';

test('adjacent light steps run two at a time, any other step alone, and results are in order', async () => {
  const steps = [
    { name: 'a', light: true, ms: 60 },
    { name: 'b', light: true, ms: 10 },
    { name: 'c', light: true, ms: 10 },
    { name: 'D', ms: 10 },
    { name: 'e', light: true, ms: 20 },
    { name: 'f', light: true, ms: 10 },
    { name: 'G', ms: 10 },
  ];
  const beside = {};
  const underWay = new Set();
  const answers = await runInOrder(steps, async ({ name, ms }) => {
    underWay.add(name);
    for (const other of underWay) (beside[other] ??= new Set()).add(name);
    beside[name] = new Set(underWay);
    await setTimeout(ms);
    underWay.delete(name);
    return name.toLowerCase();
  });
  assert.deepEqual(answers, ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  const company = (name) => [...beside[name]].sort().join('');
  assert.deepEqual(['D', 'G', 'b', 'c', 'f'].map(company), ['D', 'G', 'ab', 'ac', 'ef']);
});

test('an error of a step is rethrown', async () => {
  const steps = [{ light: true }, { light: true }];
  const failing = async () => {
    throw new Error('it broke');
  };
  await assert.rejects(runInOrder(steps, failing), /it broke/);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { waitOf } from './waitOf.ts';

/** Keeps the processor busy for some milliseconds, however long that takes on the clock. */
const compute = (ms: number) => {
  const before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (spent() < ms);
};

it('counts what is waited for', async () => {
  const { ms, result } = await waitOf(() => sleep(200, 'slept'));
  expect(result).toBe('slept');
  expect(ms).toBeGreaterThan(195);
});

it('counts what the process computes itself', async () => {
  const { ms } = await waitOf(async () => {
    await sleep(20);
    compute(300);
    await sleep(20);
  });
  expect(ms).toBeGreaterThan(250);
});

it('does not count the time in which the process had no processor', async () => {
  // The clock goes on by half a second at once, and the processor of the process does not.
  const real = performance.now.bind(performance);
  let away = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + away);
  const { ms } = await waitOf(async () => {
    await sleep(100);
    away = 500;
    await sleep(100);
  });
  expect(ms).toBeLessThan(500);
  expect(ms).toBeGreaterThan(180);
});

it('fails as the work does', async () => {
  await expect(waitOf(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitOf } from './waitOf.ts';

/** What the clock went on while no timer could run, and what the process computed, milliseconds. */
let [stopped, computed] = [0, 0];

beforeEach(() => {
  [stopped, computed] = [0, 0];
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval', 'setTimeout'] });
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + stopped);
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    ...{ user: computed * 1_000 - (before?.user ?? 0), system: 0 },
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** What `waitOf` says of some work while the time goes on, where the system does not count. */
async function measured(work: () => Promise<void>): Promise<number> {
  const measuring = waitOf(work, () => null);
  await vi.advanceTimersByTimeAsync(1_000);
  return (await measuring).ms;
}

it('counts what is waited for', async () => {
  expect(await measured(() => sleep(200))).toBe(200);
});

it('counts what the process computes itself', async () => {
  const ms = await measured(async () => {
    await sleep(20);
    [stopped, computed] = [300, 300];
    await sleep(20);
  });
  expect(ms).toBe(340);
});

it('does not count the time in which the process had no processor', async () => {
  const ms = await measured(async () => {
    await sleep(100);
    [stopped, computed] = [500, 50];
    await sleep(100);
  });
  expect(ms).toBe(250);
});

it('does not count what the system says that the thread had no processor', async () => {
  let queued = 1_000;
  const measuring = waitOf(
    async () => {
      await sleep(100);
      queued += 30;
      await sleep(100);
    },
    () => queued,
  );
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await measuring).ms).toBe(170);
});

it('returns what the work does, and fails as it does', async () => {
  expect((await waitOf(() => Promise.resolve('slept'))).result).toBe('slept');
  await expect(waitOf(() => Promise.reject(new Error('away')))).rejects.toThrow('away');
});

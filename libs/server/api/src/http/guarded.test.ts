import { autogaugeSchema } from '@forecourt/platform-client/contracts';
import { expect, test, vi } from 'vitest';
import { guarded } from './guarded.ts';

const figures = {
  fill: 0.84,
  listing_price: 28_990,
  market_range_min: 28_150,
  market_range_max: 33_400,
  confidence: 0.9,
  description: 'Asking prices of similar vehicles.',
};

function guardOf(answer: () => Promise<unknown>, restMs = 60_000) {
  let clock = 0;
  const asked = vi.fn<(id: number, signal: AbortSignal) => Promise<unknown>>(answer);
  const logger = { warn: vi.fn(), info: vi.fn() };
  const ask = guarded(asked, {
    answer: autogaugeSchema,
    name: 'market-figures provider',
    limitMs: 20,
    restMs,
    now: () => new Date(clock),
    logger,
  });
  return { ask: () => ask(7), asked, logger, wait: (ms: number) => (clock += ms) };
}

test.each<[string, () => Promise<unknown>]>([
  ['throws', () => Promise.reject(new TypeError('fetch failed'))],
  ['hangs', () => new Promise(() => undefined)],
  ['gives NaN', () => Promise.resolve({ ...figures, fill: Number.NaN })],
  ['gives another shape', () => Promise.resolve([figures])],
  ['gives a text', () => Promise.resolve('<script>alert(1)</script>')],
  ['leaves a figure out', () => Promise.resolve({ ...figures, confidence: undefined })],
  ['gives a negative price', () => Promise.resolve({ ...figures, market_range_min: -5 })],
])(
  '[VD-10] the circuit breaker logs a provider that %s once, and makes no call until the pause is over',
  async (_, answer) => {
    const { ask, asked, logger, wait } = guardOf(answer);
    expect([await ask(), await ask()]).toEqual(['failed', 'failed']);
    expect(asked).toHaveBeenCalledOnce();
    wait(61_000);
    expect(await ask()).toBe('failed');
    expect([asked.mock.calls.length, logger.warn.mock.calls.length]).toEqual([2, 1]);
    expect(asked).toHaveBeenLastCalledWith(7, expect.objectContaining({ aborted: true }));
  },
);

test('the circuit breaker closes after a valid response, and logs it', async () => {
  let up = false;
  const { ask, logger, wait } = guardOf(() => (up ? Promise.resolve(figures) : Promise.reject(new Error())));
  expect(await ask()).toBe('failed');
  up = true;
  wait(61_000);
  expect(await ask()).toMatchObject({ ...figures, sample_size: null });
  expect(logger.info).toHaveBeenCalledExactlyOnceWith('the market-figures provider answers again');
});

test('a provider may return null', async () => {
  const { ask, logger } = guardOf(() => Promise.resolve(null));
  expect(await ask()).toBeNull();
  expect(logger.warn).not.toHaveBeenCalled();
});

test('without a pause the provider is called again at once, and the failure is logged once', async () => {
  const { ask, asked, logger } = guardOf(() => new Promise(() => undefined), 0);
  expect([await ask(), await ask()]).toEqual(['failed', 'failed']);
  expect([asked.mock.calls.length, logger.warn.mock.calls.length]).toEqual([2, 1]);
});

test.each([0, 50])('after a pause of %d ms calls do not wait for each other', async (restMs) => {
  let hangs = false;
  const { ask, asked, wait } = guardOf(
    () => (hangs ? new Promise(() => undefined) : Promise.reject(new Error())),
    restMs,
  );
  expect(await ask()).toBe('failed');
  wait(restMs + 1);
  hangs = true;
  const first = ask();
  hangs = false;
  asked.mockResolvedValueOnce(figures);
  expect(await Promise.race([first, ask()])).toMatchObject(figures);
  expect(asked).toHaveBeenCalledTimes(3);
  expect(await first).toBe('failed');
});

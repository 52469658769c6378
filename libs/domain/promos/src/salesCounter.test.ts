import { describe, expect, it } from 'vitest';
import { SALES_COUNTER_REFRESH_MS, salesCounter } from './salesCounter.ts';

describe('salesCounter', () => {
  it.each([
    ['2026-10-31T14:00:00Z', 0],
    ['2026-10-31T14:07:29.999Z', 0],
    ['2026-10-31T14:07:30Z', 1],
    ['2026-11-01T13:59:59Z', 191],
    ['2026-11-01T14:00:00Z', 192],
    ['2026-11-20T23:00:00Z', 3912],
    ['2026-11-30T13:59:59Z', 5759],
    ['2026-10-31T13:59:59Z', 5951],
  ])('[PR-11] at %s in Brisbane is %d', (at, expected) => {
    expect(salesCounter({ now: new Date(at) })).toBe(expected);
  });

  it('[PR-11] is refreshed every 150 seconds', () => {
    expect(SALES_COUNTER_REFRESH_MS).toBe(150_000);
  });
});

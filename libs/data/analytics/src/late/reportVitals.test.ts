import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageKind } from './pageKind.ts';
import { reportVitals } from './reportVitals.ts';

vi.mock('web-vitals', () => ({
  onCLS: vi.fn((report) => report({ name: 'CLS', value: 0.01 })),
  onFCP: vi.fn((report) => report({ name: 'FCP', value: 800 })),
  onINP: vi.fn(),
  onLCP: vi.fn((report) => [900, 1200].forEach((value) => report({ name: 'LCP', value }))),
  onTTFB: vi.fn((report) => report({ name: 'TTFB', value: 40 })),
}));

const beacon = vi.fn<(path: string, body: Blob) => boolean>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  window.history.replaceState(null, '', '/cars/toyota-rav4?utm_source=x');
});
afterEach(() => window.history.replaceState(null, '', '/'));

const leave = () => window.dispatchEvent(new Event('pagehide'));

describe('web vitals', () => {
  test.each([
    ['/', 'home'],
    ['/search/used-cars', 'search'],
    ['/cars/toyota-rav4', 'vehicle'],
    ['/finance', 'other'],
  ])('%s is a page of the kind %s', (path, kind) => expect(pageKind(path)).toBe(kind));

  test('are sent once, when the page is hidden: the last value of each, with the kind of page but not its URL', async () => {
    reportVitals(() => true);
    await vi.dynamicImportSettled();
    expect(beacon).not.toHaveBeenCalled();
    leave();
    leave();
    expect(beacon).toHaveBeenCalledOnce();
    const [path, body] = beacon.mock.calls[0] ?? [];
    expect(path).toBe('/api/vitals');
    expect(JSON.parse((await body?.text()) ?? '')).toEqual({
      page: 'vehicle',
      device: 'desktop',
      vitals: [
        { name: 'CLS', value: 0.01 },
        { name: 'FCP', value: 800 },
        { name: 'LCP', value: 1200 },
        { name: 'TTFB', value: 40 },
      ],
    });
  });

  test('are not sent without consent', async () => {
    reportVitals(() => false);
    await vi.dynamicImportSettled();
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });
});

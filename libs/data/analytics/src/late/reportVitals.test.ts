import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageKind } from './pageKind.ts';

vi.mock('web-vitals', () => ({
  onCLS: vi.fn((report) => report({ name: 'CLS', value: 0.01 })),
  onFCP: vi.fn((report) => report({ name: 'FCP', value: 800 })),
  onINP: vi.fn(),
  onLCP: vi.fn((report) => [900, 1200].forEach((value) => report({ name: 'LCP', value }))),
  onTTFB: vi.fn((report) => report({ name: 'TTFB', value: 40 })),
}));

/** Measures as in a document of its own. */
async function reportVitals(mayLeave: () => boolean) {
  vi.resetModules();
  const fresh = await import('./reportVitals.ts');
  fresh.reportVitals(mayLeave);
  await vi.dynamicImportSettled();
}

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
    await reportVitals(() => true);
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

  test('are those of the page that was loaded, also if another one was opened before they are measured', async () => {
    const loaded = { name: `${window.location.origin}/search/used-cars` };
    vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [loaded] });
    await reportVitals(() => true);
    vi.unstubAllGlobals();
    leave();
    const body = beacon.mock.calls[0]?.[1];
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({ page: 'search' });
  });

  test('are not sent without consent', async () => {
    await reportVitals(() => false);
    leave();
    expect(beacon).not.toHaveBeenCalled();
  });
});

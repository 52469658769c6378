import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { track } from '../track.ts';
import { saveConsent } from './consent.ts';
import { startSinks, type SinkSettings } from './startSinks.ts';

vi.mock('web-vitals', () => ({
  onCLS: vi.fn(),
  onFCP: vi.fn(),
  onINP: vi.fn(),
  onLCP: vi.fn((report) => report({ name: 'LCP', value: 900 })),
  onTTFB: vi.fn(),
}));

const settings: SinkSettings = {
  slug: 'harbour-city',
  events: true,
  dataLayer: true,
  vitals: false,
  development: false,
};

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const beacon = vi.fn<(path: string, body: Blob) => boolean>();
let stop = () => {};

const start = (changes: Partial<SinkSettings> = {}) => (stop = startSinks({ ...settings, ...changes }));
const sent = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)));
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({})));
  beacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('fetch', fetched);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  saveConsent('harbour-city', 'granted');
});
afterEach(() => {
  stop();
  delete window.dataLayer;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sinks', () => {
  test('[AN-01] an event goes to the data layer at once and to the API in a batch', async () => {
    start();
    track('phone_click', { label: 'Used Car', car_id: 7 });
    track('history_report', { car_id: 7 });
    expect(window.dataLayer).toHaveLength(2);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/events');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true });
    expect(sent()).toEqual([
      {
        events: [
          { event_id: 25, label: 'Used Car', car_id: 7 },
          { event_id: 60, car_id: 7 },
        ],
      },
    ]);
  });

  test('a full batch is sent at once', () => {
    start();
    for (let count = 0; count < 45; count += 1) track('event_4');
    expect(sent().map(({ events }) => events.length)).toEqual([20, 20]);
  });

  test('the rest is sent on pagehide', () => {
    start();
    track('print_pdf', { car_id: 7 });
    hide();
    expect(beacon).toHaveBeenCalledWith('/api/events', expect.any(Blob));
    expect(fetched).not.toHaveBeenCalled();
  });

  test('the rest is sent when the sinks stop, as where a page of an error takes the place of another', () => {
    start();
    track('print_pdf', { car_id: 7 });
    stop();
    expect(sent()).toEqual([{ events: [{ event_id: 61, car_id: 7 }] }]);
  });

  test('[AN-01] events that wait are not sent after consent was withdrawn, nor after it is given again', async () => {
    start();
    track('print_pdf', { car_id: 7 });
    saveConsent('harbour-city', 'refused');
    saveConsent('harbour-city', 'granted');
    track('event_15');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual([{ events: [{ event_id: 15 }] }]);
    track('event_17');
    saveConsent('harbour-city', 'refused');
    hide();
    expect(beacon).not.toHaveBeenCalled();
  });

  test('web vitals are measured and sent once, of the page that was loaded, however often the sinks start', async () => {
    window.history.replaceState(null, '', '/cars/toyota-rav4');
    start({ events: false, vitals: true });
    await vi.dynamicImportSettled();
    stop();
    window.history.replaceState(null, '', '/gone');
    start({ events: false, vitals: true });
    await vi.dynamicImportSettled();
    hide();
    stop();
    start({ events: false, vitals: true });
    await vi.dynamicImportSettled();
    hide();
    window.history.replaceState(null, '', '/');
    expect(beacon.mock.calls.map(([path]) => path)).toEqual(['/api/vitals']);
    const body = beacon.mock.calls[0]?.[1];
    expect(JSON.parse((await body?.text()) ?? '')).toMatchObject({
      page: 'vehicle',
      vitals: [{ name: 'LCP', value: 900 }],
    });
    const { onLCP } = await import('web-vitals');
    expect(onLCP).toHaveBeenCalledOnce();
  });

  test('falls back to fetch if sendBeacon is rejected', () => {
    beacon.mockReturnValue(false);
    start();
    track('print_pdf', { car_id: 7 });
    hide();
    expect(sent()).toHaveLength(1);
  });

  test.each(['refused', 'nothing said'])(
    '[AN-01] without consent (%s) nothing leaves the browser',
    async (said) => {
      const slug = said === 'refused' ? 'harbour-city' : 'never-asked';
      if (said === 'refused') saveConsent(slug, 'refused');
      start({ slug });
      track('event_14');
      await vi.advanceTimersByTimeAsync(60_000);
      hide();
      expect([window.dataLayer, fetched.mock.calls, beacon.mock.calls]).toEqual([undefined, [], []]);
    },
  );

  test('events before consent are dropped', async () => {
    saveConsent('harbour-city', 'refused');
    start();
    track('event_15');
    saveConsent('harbour-city', 'granted');
    track('event_17');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toEqual([{ events: [{ event_id: 17 }] }]);
  });

  test('in development, events are logged to the console with or without consent', () => {
    saveConsent('harbour-city', 'refused');
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    start({ development: true });
    track('watchlist_save', { car_id: 7 });
    expect(debug).toHaveBeenCalledWith('event 39 watchlist_save', { car_id: 7 });
  });

  test('[AN-01] a failing sink logs a console warning, and the others continue', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockResolvedValue(new Response(null, { status: 503 }));
    window.dataLayer = Object.assign([], {
      push: () => {
        throw new Error('the tag manager broke');
      },
    });
    start();
    track('event_48');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent()).toHaveLength(1);
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'Analytics: the dataLayer sink failed; the event is dropped there.',
      'Analytics: the api sink failed; the event is dropped there.',
    ]);
  });

  test('an event that the API rejects is a console warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    fetched.mockResolvedValue(Response.json({ counted: 0, refused: [{ index: 0, why: 'event_id: no' }] }));
    start();
    track('event_18');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(String(warn.mock.calls[0]?.[1])).toContain('[{"index":0,"why":"event_id: no"}]');
  });

  test('a site may use none of them', async () => {
    start({ events: false, dataLayer: false });
    track('event_49');
    await vi.advanceTimersByTimeAsync(5_000);
    expect([window.dataLayer, sent()]).toEqual([undefined, []]);
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetGoogleTags } from '../tags/googleTags.ts';
import { track } from '../track.ts';
import { saveConsent } from './consent.ts';
import { consentSubject } from './consentSubject.ts';
import { deliveries } from './deliveries.ts';
import { showPage, startSinks } from './startSinks.ts';
import type { SinkSettings } from './startSinks.ts';

const settings: SinkSettings = {
  slug: 'tagged',
  events: false,
  dataLayer: false,
  vitals: false,
  development: false,
  googleAnalytics: 'G-EXAMPLE123',
};
const meta = { googleAnalytics: undefined, metaPixel: '1234567890', advertising: true };

/** Addresses of the pictures that the page requested. */
const pictures: URL[] = [];
class RecordedImage {
  referrerPolicy = '';
  set src(address: string) {
    pictures.push(new URL(address));
  }
}

let stop = () => {};

async function start(changes: Partial<SinkSettings> = {}) {
  stop = startSinks({ ...settings, ...changes });
  await settled();
}
const settled = () => vi.dynamicImportSettled().then(() => new Promise((resolve) => setTimeout(resolve)));

async function answer(said: 'granted' | 'refused', changes: Partial<SinkSettings> = {}) {
  saveConsent('tagged', said, consentSubject({ ...settings, ...changes }));
  await settled();
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
/** What was pushed to the queue of Google; a command has its arguments. */
const commands = () =>
  (window.dataLayer ?? []).map((each) =>
    Object.prototype.toString.call(each) === '[object Arguments]' ? [...(each as unknown[])] : each,
  );
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};
const ofPage = (path: string) => ({ page_location: `http://localhost:3000${path}`, page_referrer: '' });

beforeEach(() => {
  vi.stubGlobal('Image', RecordedImage);
  window.history.replaceState(null, '', '/cars/rav4?utm_source=x&q=words');
});
afterEach(() => {
  stop();
  resetGoogleTags();
  pictures.length = 0;
  delete window.dataLayer;
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'ga-disable-G-EXAMPLE123');
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

describe('[AN-01] tags of Google', () => {
  test.each(['refused', null] as const)('are not requested when the answer is %s', async (said) => {
    if (said) await answer(said);
    await start({ tagManager: 'GTM-EXAMPLE' });
    track('print_pdf', { car_id: 7 });
    showPage();
    await settled();
    expect([scripts(), window.dataLayer]).toEqual([[], undefined]);
  });

  test('are not requested after a yes to the question without Google', async () => {
    saveConsent('tagged', 'granted', 'analytics');
    await start();
    expect(scripts()).toEqual([]);
  });

  test('are requested after a yes: everything denied by default, counting granted, then the page', async () => {
    await start();
    await answer('granted');
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-EXAMPLE123']);
    const here = ofPage('/cars/rav4?utm_source=x');
    expect(commands()).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
      ['js', expect.any(Date)],
      [
        'config',
        'G-EXAMPLE123',
        {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          ...here,
        },
      ],
      ['set', here],
      ['event', 'page_view', { ...here, send_to: 'G-EXAMPLE123' }],
    ]);
  });

  test('with advertising all four signals are granted', async () => {
    await answer('granted', { advertising: true });
    await start({ advertising: true });
    expect(commands()[1]).toEqual([
      'consent',
      'update',
      {
        ad_storage: 'granted',
        ad_user_data: 'granted',
        ad_personalization: 'granted',
        analytics_storage: 'granted',
      },
    ]);
  });

  test('an event has the name that Google recommends, its label and its vehicle, and nothing else', async () => {
    await answer('granted');
    await start();
    window.dataLayer = [];
    track('enquiry', { label: 'Test Drive', car_id: 7 });
    track('print_pdf');
    await settled();
    const here = { ...ofPage('/cars/rav4?utm_source=x'), send_to: 'G-EXAMPLE123' };
    expect(commands()).toEqual([
      ['event', 'generate_lead', { ...here, label: 'Test Drive', items: [{ item_id: '7' }] }],
      ['event', 'print_pdf', here],
    ]);
  });

  test('an event after a navigation in the site has the address of its own page', async () => {
    await answer('granted');
    await start();
    window.history.replaceState(null, '', '/finance?name=me');
    track('print_pdf');
    await settled();
    expect(commands().at(-1)).toEqual([
      'event',
      'print_pdf',
      { ...ofPage('/finance'), send_to: 'G-EXAMPLE123' },
    ]);
  });

  test('each page is told once, whatever its query', async () => {
    await answer('granted');
    await start();
    window.dataLayer = [];
    showPage();
    window.history.replaceState(null, '', '/finance?name=me');
    showPage();
    window.history.replaceState(null, '', '/finance?name=you');
    showPage();
    await settled();
    expect(commands()).toEqual([
      ['set', ofPage('/finance')],
      ['event', 'page_view', { ...ofPage('/finance'), send_to: 'G-EXAMPLE123' }],
    ]);
  });

  test('after a withdrawal nothing is sent, and after another yes it continues without a second script', async () => {
    await answer('granted');
    await start();
    document.cookie = '_ga_EXAMPLE123=1; path=/';
    window.dataLayer = [];
    await answer('refused');
    track('print_pdf');
    window.history.replaceState(null, '', '/finance');
    showPage();
    await settled();
    expect(commands()).toEqual([['consent', 'update', denied]]);
    expect(Reflect.get(window, 'ga-disable-G-EXAMPLE123')).toBe(true);
    expect(document.cookie).toBe('');
    await answer('granted');
    track('print_pdf');
    await settled();
    expect(Reflect.has(window, 'ga-disable-G-EXAMPLE123')).toBe(false);
    expect(commands()).toHaveLength(5);
    expect(scripts()).toHaveLength(1);
  });

  test('a tag manager is loaded from the host of the dealer, and is told of events as they are', async () => {
    const changes = { googleAnalytics: undefined, tagManager: 'GTM-EXAMPLE', tagHost: 'tags.dealer.example' };
    await answer('granted', changes);
    await start(changes);
    expect(scripts()).toEqual(['https://tags.dealer.example/gtm.js?id=GTM-EXAMPLE']);
    expect(commands()).toContainEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
    track('phone_click', { label: 'Used Car', car_id: 7 });
    expect(commands().at(-1)).toEqual({ event: 'phone_click', event_id: 25, label: 'Used Car', car_id: 7 });
  });

  test('a tag manager finds the address without what the visitor wrote in the data layer', async () => {
    const changes = { googleAnalytics: undefined, tagManager: 'GTM-EXAMPLE' };
    await answer('granted', changes);
    await start(changes);
    const pushed = commands();
    const started = pushed.findIndex(
      (each) => !Array.isArray(each) && Reflect.has(Object(each), 'gtm.start'),
    );
    expect(pushed[started - 1]).toEqual(ofPage('/cars/rav4?utm_source=x'));
    window.history.replaceState(null, '', '/finance?name=me');
    showPage();
    await settled();
    expect(commands().at(-1)).toEqual(ofPage('/finance'));
  });

  test('after a withdrawal the page is loaded anew if a container was started, once the cookies are deleted', async () => {
    const changes = { googleAnalytics: undefined, tagManager: 'GTM-EXAMPLE' };
    await answer('granted', changes);
    await start(changes);
    document.cookie = '_ga=1; path=/';
    const cookies: string[] = [];
    const reload = vi.fn<() => void>(() => void cookies.push(document.cookie));
    vi.stubGlobal('location', { ...window.location, reload });
    await answer('refused', changes);
    expect(reload).toHaveBeenCalledOnce();
    expect(cookies).toEqual(['']);
  });

  test('after a withdrawal the page stays if there is no container', async () => {
    await answer('granted');
    await start();
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { ...window.location, reload });
    await answer('refused');
    expect(reload).not.toHaveBeenCalled();
  });

  test('after a withdrawal Google is switched off before it is told of it', async () => {
    await answer('granted');
    await start();
    const off: unknown[] = [];
    window.dataLayer = Object.assign([], {
      push: () => off.push(Reflect.get(window, 'ga-disable-G-EXAMPLE123')),
    });
    await answer('refused');
    expect(off).toEqual([true]);
  });

  test('a cookie of an earlier yes is deleted when the answer is no at load', async () => {
    await answer('refused');
    document.cookie = '_ga=1; path=/';
    await start();
    expect(document.cookie).toBe('');
    expect(scripts()).toEqual([]);
  });

  test('no script is requested twice when the frame of the site is shown anew, as after an error', async () => {
    const changes = { tagManager: 'GTM-EXAMPLE' };
    await answer('granted', changes);
    await start(changes);
    expect(scripts()).toHaveLength(2);
    stop();
    await start(changes);
    expect(scripts()).toHaveLength(2);
    expect(commands().filter((each) => Array.isArray(each) && each[1] === 'default')).toHaveLength(1);
  });

  test('what was not sent to Google is not noted as sent: a container has its own sink', async () => {
    const changes = { googleAnalytics: undefined, tagManager: 'GTM-EXAMPLE' };
    await answer('granted', changes);
    await start(changes);
    track('print_pdf');
    await settled();
    expect(deliveries()[0]?.fates).toEqual({ dataLayer: 'sent' });
  });

  test('what is counted goes to the host of the dealer too', async () => {
    const changes = { tagHost: 'tags.dealer.example' };
    await answer('granted', changes);
    await start(changes);
    expect(scripts()).toEqual(['https://tags.dealer.example/gtag/js?id=G-EXAMPLE123']);
    expect(commands()[3]).toMatchObject([
      'config',
      'G-EXAMPLE123',
      { server_container_url: 'https://tags.dealer.example' },
    ]);
  });
});

describe('[AN-01] the Meta pixel', () => {
  test('is not asked before a yes, nor after a withdrawal', async () => {
    await start(meta);
    track('print_pdf');
    await settled();
    expect(pictures).toEqual([]);
    await answer('granted', meta);
    expect(pictures.map(({ searchParams }) => searchParams.get('ev'))).toEqual(['PageView']);
    await answer('refused', meta);
    track('print_pdf');
    await settled();
    expect(pictures).toHaveLength(1);
  });

  test('is told of an event by its standard name, with the address without what the visitor wrote', async () => {
    await answer('granted', meta);
    await start(meta);
    track('watchlist_save', { car_id: 7 });
    await settled();
    const asked = pictures[1];
    expect(`${asked?.origin}${asked?.pathname}`).toBe('https://www.facebook.com/tr/');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
      id: '1234567890',
      ev: 'AddToWishlist',
      dl: 'http://localhost:3000/cars/rav4?utm_source=x',
      noscript: '1',
      'cd[content_ids]': '["7"]',
      'cd[content_type]': 'vehicle',
    });
    expect(scripts()).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STATEMENTS } from '../logic/statements.ts';
import { deviceState, turnOff, turnOn } from './browser-push.ts';

const KEY = 'BPQ2';
const offer = { key: KEY, devices: [] };
const token = 'x'.repeat(32);
const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** A browser with Web Push, as far as the page uses it: test browsers have no push service. */
class PushBrowser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  registered = false;
  subscription: ReturnType<PushBrowser['make']> | null = null;
  made = 0;
  works = true;

  make(key: string) {
    const endpoint = `https://push.example/${(this.made += 1)}`;
    const bytes = Uint8Array.from(Buffer.from(key, 'base64url'));
    return {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
      unsubscribe: async () => ((this.subscription = null), true),
    };
  }

  install() {
    const registration = {
      scope: 'https://site.example/alerts',
      active: {},
      pushManager: {
        getSubscription: async () => this.subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          if (!this.works) throw new DOMException('push service not available', 'AbortError');
          return (this.subscription = this.make(applicationServerKey));
        },
      },
      unregister: async () => ((this.registered = false), true),
    };
    const workers = {
      getRegistration: async () => (this.registered ? registration : undefined),
      register: async (path: string, { scope }: { scope: string }) => {
        expect([path, scope]).toEqual(['/alerts-worker.js', '/alerts']);
        this.registered = true;
        return registration;
      },
    };
    vi.stubGlobal('Notification', {
      permission: this.permission,
      requestPermission: async () => this.answer,
    });
    Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  }
}

describe('notifications in a browser', () => {
  let browser: PushBrowser;
  let status = 200;
  const calls: { path: string; body: Record<string, unknown> }[] = [];
  beforeEach(() => {
    browser = new PushBrowser();
    browser.install();
    status = 200;
    calls.length = 0;
    vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
      calls.push({ path, body: JSON.parse(body) });
      return Response.json(status === 200 ? {} : { error: 'Not now.' }, { status });
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('are turned on with the permission, the words of the consent, and our key; and off', async () => {
    expect(await deviceState(offer)).toBe('off');
    expect(await turnOn(token, offer)).toEqual({ state: 'on', failure: null });
    const endpoint = 'https://push.example/1';
    expect(calls).toEqual([
      {
        path: '/api/alerts/devices',
        body: {
          ...{ token, endpoint, keys: { p256dh: 'point', auth: 'secret' } },
          ...{ statement: STATEMENTS.device, page: '/alerts' },
        },
      },
    ]);
    expect(await deviceState(offer), 'the platform has stopped it').toBe('off');
    expect(await deviceState({ ...offer, devices: [digestOf(endpoint)] })).toBe('on');
    expect(await turnOff(token)).toEqual({ state: 'off', failure: null });
    expect(calls.at(-1)).toEqual({ path: '/api/alerts/devices/stop', body: { token, endpoint } });
    expect([browser.subscription, browser.registered]).toEqual([null, false]);
  });

  test('a subscription with our key is kept, one with an earlier key is replaced', async () => {
    await turnOn(token, offer);
    await turnOn(token, offer);
    expect(browser.made).toBe(1);
    await turnOn(token, { ...offer, key: 'BPQ3' });
    expect([browser.made, calls.at(-1)?.body['endpoint']]).toEqual([2, 'https://push.example/2']);
  });

  test.each([
    ['denied', { state: 'blocked', failure: null }],
    ['default', { state: 'off', failure: expect.stringContaining('weren’t turned on') }],
  ] as const)('nothing is stored if the permission is %s', async (answer, expected) => {
    browser.answer = answer;
    expect(await turnOn(token, offer)).toEqual(expected);
    expect([calls, browser.registered]).toEqual([[], false]);
  });

  test('a browser whose permission was withdrawn is blocked', async () => {
    browser.permission = 'denied';
    browser.install();
    expect(await deviceState(offer)).toBe('blocked');
  });

  test('a browser without a push service, and a platform that refuses, say so', async () => {
    browser.works = false;
    expect(await turnOn(token, offer)).toEqual({
      ...{ state: 'off', failure: 'This browser couldn’t turn notifications on. Emails come as before.' },
    });
    browser.works = true;
    status = 429;
    expect(await turnOn(token, offer)).toEqual({ state: 'off', failure: 'Not now.' });
    expect(browser.subscription, 'a subscription that nobody knows').toBeNull();
  });

  test('a subscription that worked before goes on if the platform refuses it once more', async () => {
    await turnOn(token, offer);
    const { subscription } = browser;
    status = 503;
    expect(await turnOn(token, offer)).toEqual({ state: 'off', failure: 'Not now.' });
    expect(browser.subscription).toBe(subscription);
  });

  test('what the platform could not stop is still on', async () => {
    await turnOn(token, offer);
    status = 503;
    expect(await turnOff(token)).toEqual({ state: 'on', failure: 'Not now.' });
    expect(browser.subscription).not.toBeNull();
  });
});

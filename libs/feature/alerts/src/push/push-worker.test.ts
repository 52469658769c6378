import { describe, expect, test, vi } from 'vitest';
import { origin, runPushWorker } from '../testing/run-push-worker.ts';

/** A worker that runs with these windows of the site, and what it calls. */
function start(windows: string[] = [], { status = 200 } = {}) {
  const [show, openWindow, focus] = [vi.fn(), vi.fn(), vi.fn()];
  const told = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status }));
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => subscription('renewed'));
  const { handled, send } = runPushWorker({ fetch: told, subscribe, show, openWindow, focus, windows });
  const push = (text: string | null) =>
    send('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) } });
  const press = async (data: unknown) => {
    const close = vi.fn();
    await send('notificationclick', { notification: { data, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { handled, show, openWindow, focus, send, push, press, told, subscribe };
}

/** A subscription of the browser. */
function subscription(name: string) {
  const endpoint = `https://push.example/send/${name}`;
  return {
    ...{ endpoint, options: { applicationServerKey: new Uint8Array([4, 1]).buffer } },
    toJSON: () => ({ endpoint, expirationTime: null, keys: { p256dh: `p ${name}`, auth: `a ${name}` } }),
    unsubscribe: vi.fn(async () => true),
  };
}

describe('the worker of alerts', () => {
  test('shows what a message says; handles no request', async () => {
    const { handled, push, send, show } = start();
    await send('install');
    await send('activate');
    const said = {
      title: 'Lower price: Kia Rio',
      body: '$19,000 Drive away',
      path: '/cars/kia-rio',
      tag: 'a',
    };
    await push(JSON.stringify(said));
    expect(show).toHaveBeenCalledExactlyOnceWith({
      ...{ title: said.title, body: said.body, tag: 'a', data: { path: '/cars/kia-rio' } },
      icon: '/icon-192.png',
    });
    expect(handled).not.toContain('fetch');
  });

  test.each([null, 'no JSON', 'null', '[]', '{"title":7}'])(
    'shows that there is news for a message that says %s',
    async (text) => {
      const { push, show } = start();
      await push(text);
      expect(show).toHaveBeenCalledExactlyOnceWith({
        ...{ title: 'Harbour City Motors', body: 'There’s news about your alerts.' },
        ...{ tag: 'alerts', data: { path: '/' }, icon: '/icon-192.png' },
      });
    },
  );

  test('opens the page of a notification, or goes to the window that shows it', async () => {
    const first = start([`${origin}/`]);
    await first.press({ path: '/cars/kia-rio' });
    expect(first.openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/cars/kia-rio`);
    const second = start([`${origin}/`, `${origin}/cars/kia-rio`]);
    await second.press({ path: '/cars/kia-rio' });
    expect(second.focus).toHaveBeenCalledExactlyOnceWith(`${origin}/cars/kia-rio`);
    expect(second.openWindow).not.toHaveBeenCalled();
  });

  test.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example/'],
    ['javascript:alert(1)'],
    ['https://'],
    [undefined],
    [7],
  ])('opens the home page instead of %s', async (path) => {
    const { press, openWindow } = start();
    await press(path === undefined ? null : { path });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/`);
  });

  test('subscribes again with the same key when the subscription ends, and tells the platform the new address', async () => {
    const { send, told, subscribe } = start();
    const old = subscription('old');
    await send('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: old.options.applicationServerKey,
    });
    const [[path, init] = []] = told.mock.calls;
    expect([path, init?.method]).toEqual(['/api/alerts/devices/move', 'POST']);
    expect(JSON.parse(String(init?.body))).toEqual({
      from: old.endpoint,
      endpoint: 'https://push.example/send/renewed',
      keys: { p256dh: 'p renewed', auth: 'a renewed' },
    });
  });

  test('tells the subscription that the browser made itself; one that was stopped meanwhile ends', async () => {
    const { send, told, subscribe } = start([], { status: 410 });
    const made = subscription('made');
    await send('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription: made });
    expect(subscribe).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
    expect(made.unsubscribe).toHaveBeenCalledOnce();
  });

  test('keeps its subscription where the site cannot take it now', async () => {
    const { send, told } = start([], { status: 404 });
    const made = subscription('made');
    await send('pushsubscriptionchange', { oldSubscription: subscription('old'), newSubscription: made });
    expect(told).toHaveBeenCalledOnce();
    expect(made.unsubscribe).not.toHaveBeenCalled();
  });

  test('cannot tell without the earlier address, and asks for nothing', async () => {
    const { send, told, subscribe } = start();
    await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
    expect([told.mock.calls, subscribe.mock.calls]).toEqual([[], []]);
  });
});

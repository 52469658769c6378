import { compileFunction } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { pushWorker } from './push-worker.ts';
import type { PushScope } from './push-worker.ts';

const origin = 'https://site.example';

/** A worker that runs, as its sent text, with these windows of the site. */
function start(windows: string[] = []) {
  const listeners = new Map<string, (event: object) => void>();
  const [show, openWindow, focus] = [vi.fn(), vi.fn(), vi.fn()];
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      claim: async () => {},
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focus(url) })),
      openWindow,
    },
    location: { origin },
    registration: { showNotification: async (title: string, options: object) => show({ title, ...options }) },
    skipWaiting: async () => {},
  };
  const run = compileFunction(`(${pushWorker.toString()})(self, settings)`, ['self', 'settings']);
  run(scope satisfies Record<keyof PushScope, unknown>, { name: 'Harbour City Motors' });
  const send = async (type: string, event: object = {}) => {
    let done: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  const push = (text: string | null) =>
    send('push', { data: text === null ? null : { json: (): unknown => JSON.parse(text) } });
  const press = async (data: unknown) => {
    const close = vi.fn();
    await send('notificationclick', { notification: { data, close } });
    expect(close).toHaveBeenCalledOnce();
  };
  return { listeners, show, openWindow, focus, send, push, press };
}

describe('the worker of alerts', () => {
  test('shows what a message says; handles no request', async () => {
    const { listeners, push, send, show } = start();
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
    expect([...listeners.keys()]).not.toContain('fetch');
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
});

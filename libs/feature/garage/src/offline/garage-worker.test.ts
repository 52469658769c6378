import { compileFunction } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { garageWorker } from './garage-worker.ts';
import type { WorkerScope } from './garage-worker.ts';

const origin = 'https://site.example';
const settings = { page: '/watchlist', prefix: 'forecourt:a:garage-', version: 2 };

/** A cache in memory: browsers have theirs only on a page. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  async match(key: string): Promise<Response | undefined> {
    return this.entries.get(key)?.clone();
  }
  async put(key: string, response: Response): Promise<void> {
    this.entries.set(key, response);
  }
  keys = async () => [...this.entries.keys()];
  delete = async (key: string) => this.entries.delete(key);
}

interface RequestOf {
  mode?: string;
  method?: string;
  destination?: string;
  referrer?: string;
}

/** A worker that runs, as its sent text, in a scope with these responses of the network. */
function start(network: (address: string) => Promise<Response>, before: string[] = []) {
  const caches = new Map(before.map((name) => [name, new MemoryCache()]));
  const listeners = new Map<string, (event: object) => void>();
  const unregister = vi.fn(async () => true);
  const ask = vi.fn((request: Request | string) =>
    network(typeof request === 'string' ? request : request.url),
  );
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    caches: {
      keys: async () => [...caches.keys()],
      has: async (name: string) => caches.has(name),
      delete: async (name: string) => caches.delete(name),
      match: async (key: string, { cacheName }: { cacheName: string }) => caches.get(cacheName)?.match(key),
      open: async (name: string) => {
        const cache = caches.get(name) ?? new MemoryCache();
        caches.set(name, cache);
        return cache;
      },
    },
    clients: { claim: async () => {} },
    fetch: ask,
    location: { origin },
    registration: { unregister },
    skipWaiting: async () => {},
  };
  /** The browser ends an idle worker, and starts it again for the next event. */
  const restart = () => {
    const run = compileFunction(`(${garageWorker.toString()})(self, settings)`, ['self', 'settings']);
    run(scope satisfies Record<keyof WorkerScope, unknown>, settings);
  };
  restart();
  const send = async (type: string, event: object = {}) => {
    let done: Promise<unknown> | undefined;
    listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
    await done;
  };
  /** What the page gets, and what goes on beside it. */
  const respond = async (path: string, of: RequestOf = {}) => {
    let response: Promise<Response> | undefined;
    const beside: Promise<unknown>[] = [];
    const url = path.startsWith('/') ? origin + path : path;
    const request = {
      url,
      method: 'GET',
      mode: 'no-cors',
      destination: '',
      referrer: `${origin}/watchlist`,
      ...of,
    };
    listeners.get('fetch')?.({
      request,
      respondWith: (given: Promise<Response>) => (response = given),
      waitUntil: (promise: Promise<unknown>) => beside.push(promise),
    });
    return { text: response === undefined ? null : await (await response).text(), beside };
  };
  const open = async (path: string, of?: RequestOf) => {
    const { text, beside } = await respond(path, of);
    await Promise.all(beside);
    return text;
  };
  return { open, respond, send, caches, ask, unregister, restart };
}
const navigate = { mode: 'navigate' };
const image = { destination: 'image' };

afterEach(() => vi.restoreAllMocks());

describe('the worker of the list', () => {
  test('leaves everything alone but the page itself, its scripts and its pictures', async () => {
    const { open, ask } = start(async () => new Response('x'));
    for (const [path, of] of [
      ['/', navigate],
      ['/watchlist-of-others', navigate],
      ['/cars/one', navigate],
      ['/api/watchlist', {}],
      ['/typesense/multi_search', { method: 'POST' }],
      ['/watchlist', { ...navigate, method: 'POST' }],
      ['https://elsewhere.example/assets/a.js', {}],
    ] as const)
      expect(await open(path, of), path).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });

  test('shows the page of the network, and the last one without a network, under any query', async () => {
    let answer = async () => new Response('new');
    const { open } = start(() => answer());
    expect(await open('/watchlist?from=mail', navigate)).toBe('new');
    answer = async () => Promise.reject(new TypeError('offline'));
    expect(await open('/watchlist', navigate)).toBe('new');
    answer = async () => new Response('down', { status: 503 });
    expect(await open('/watchlist', navigate)).toBe('new');
    answer = async () => new Response('newer');
    expect(await open('/watchlist', navigate)).toBe('newer');
  });

  test('shows the last page if the network is slow', async () => {
    vi.useFakeTimers();
    let answer = async () => new Response('kept');
    const { open } = start(() => answer());
    await open('/watchlist', navigate);
    answer = () => new Promise(() => {});
    const opened = open('/watchlist', navigate);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await opened).toBe('kept');
    vi.useRealTimers();
  });

  test.each([404, 410])('stops itself and clears what it stored when the page is a %i', async (status) => {
    let answer = async () => new Response('kept');
    const { open, caches, unregister } = start(() => answer(), ['another cache']);
    await open('/watchlist', navigate);
    await open('/assets/a.js');
    expect(caches.size).toBe(3);
    answer = async () => new Response('gone', { status });
    expect(await open('/watchlist', navigate)).toBe('gone');
    expect(unregister).toHaveBeenCalledOnce();
    expect([...caches.keys()]).toEqual(['another cache']);
  });

  test('stores nothing more once the page has stopped it', async () => {
    const { open, send, caches } = start(async () => new Response('x'));
    await open('/watchlist', navigate);
    await send('message', { data: 'stop' });
    expect([await open('/watchlist', navigate), await open('/assets/a.js')]).toEqual([null, null]);
    await send('message', { data: ['/watchlist'] });
    expect([...caches.keys()]).toEqual([]);
  });

  test('leaves no store behind when it is stopped while it stores what the page loaded', async () => {
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    const { send, caches } = start(async () => slow.then(() => new Response('x')));
    const storing = send('message', { data: ['/watchlist', '/assets/a.js', '/pictures/a.avif'] });
    await send('message', { data: 'stop' });
    answer();
    await storing;
    expect([...caches.keys()]).toEqual([]);
  });

  test('stores nothing more also if it was started again after its end', async () => {
    const { open, send, restart, caches } = start(async () => new Response('x'));
    await open('/watchlist', navigate);
    await send('message', { data: 'stop' });
    restart();
    expect(await open('/assets/a.js')).toBe('x');
    expect(await open('/images/240/a.avif', image)).toBe('x');
    expect([...caches.keys()]).toEqual([]);
  });

  test('a picture whose address stays the same when it changes comes from the network, and from the store without one', async () => {
    let answer = async () => new Response('old');
    const { open } = start(() => answer());
    await open('/watchlist', navigate);
    expect(await open('/logo.svg', image)).toBe('old');
    answer = async () => new Response('new');
    expect(await open('/logo.svg', image)).toBe('new');
    answer = async () => Promise.reject(new TypeError('offline'));
    expect(await open('/logo.svg', image)).toBe('new');
    answer = async () => new Response('down', { status: 503 });
    expect(await open('/logo.svg', image)).toBe('new');
    await expect(open('/other.svg', image)).resolves.toBe('down');
  });

  test('stores no pictures of a page that was reached from it without loading', async () => {
    const { open, caches } = start(async () => new Response('x'));
    await open('/watchlist', navigate);
    await open('/images/240/a.avif', { ...image, referrer: `${origin}/cars/one` });
    expect([...caches.keys()]).toEqual(['forecourt:a:garage-2-page']);
    await open('/images/240/b.avif', { ...image, referrer: `${origin}/assets/a.css` });
    await open('/images/240/c.avif', { ...image, referrer: '' });
    expect(caches.get('forecourt:a:garage-2-pictures')?.entries.size).toBe(2);
  });

  test('loads a script and a picture once', async () => {
    const { open, ask } = start(async (address) => new Response(address));
    await open('/watchlist', navigate);
    ask.mockClear();
    for (const [path, of] of [
      ['/assets/a.js', {}],
      ['/images/240/a.avif', image],
    ] as const)
      for (let time = 0; time < 2; time += 1) expect(await open(path, of)).toBe(origin + path);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('shows what the network answers if the browser has no room to store it', async () => {
    let answer = 'first';
    const { open } = start(async () => new Response(answer));
    const put = vi.spyOn(MemoryCache.prototype, 'put');
    put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect([await open('/watchlist', navigate), await open('/assets/a.js')]).toEqual(['first', 'first']);
    put.mockRestore();
    await open('/watchlist', navigate);
    vi.spyOn(MemoryCache.prototype, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    answer = 'second';
    expect([await open('/watchlist', navigate), await open('/assets/b.js')]).toEqual(['second', 'second']);
  });

  test('shows what the network answers if the browser’s store cannot be read', async () => {
    vi.spyOn(MemoryCache.prototype, 'match').mockRejectedValue(new DOMException('broken', 'UnknownError'));
    const { open } = start(async () => new Response('new'));
    await open('/watchlist', navigate);
    expect([await open('/watchlist', navigate), await open('/assets/a.js')]).toEqual(['new', 'new']);
  });

  test('does not hold back a response while it is stored', { timeout: 2_000 }, async () => {
    vi.spyOn(MemoryCache.prototype, 'put').mockReturnValue(new Promise(() => {}));
    const { respond } = start(async () => new Response('new'));
    for (const [path, of] of [
      ['/watchlist', navigate],
      ['/assets/a.js', {}],
    ] as const)
      expect((await respond(path, of)).text).toBe('new');
  });

  test('stores what the page loaded before it; what fails is left for later', async () => {
    const { send, open, caches } = start(async (address) =>
      address.endsWith('b.js') ? Promise.reject(new TypeError('offline')) : new Response('x'),
    );
    const addresses = [
      '/watchlist',
      `${origin}/assets/a.js`,
      `${origin}/assets/b.js`,
      'https://e.example/c.js',
      7,
    ];
    await send('message', { data: addresses });
    await send('message', { data: 'nothing' });
    const stored = [...caches.values()].flatMap(({ entries }) => [...entries.keys()]);
    expect(stored).toEqual(['/watchlist', `${origin}/assets/a.js`]);
    expect(await open('/assets/a.js')).toBe('x');
  });

  test('a new version starts without the stores of the old one', async () => {
    const before = ['forecourt:a:garage-1-page', 'forecourt:a:garage-2-page', 'forecourt:b:garage-1-page'];
    const { send, caches } = start(async () => new Response('x'), before);
    await send('install');
    await send('activate');
    expect([...caches.keys()]).toEqual(before.slice(1));
  });

  test('stores so many pictures, and drops the oldest', async () => {
    const { open, caches } = start(async () => new Response('x'));
    await open('/watchlist', navigate);
    for (let at = 0; at < 310; at += 1) await open(`/p/${at}.avif`, image);
    const pictures = caches.get('forecourt:a:garage-2-pictures');
    expect(pictures?.entries.size).toBe(300);
    expect([...(pictures?.entries.keys() ?? [])][0]).toBe(`${origin}/p/10.avif`);
  });
});

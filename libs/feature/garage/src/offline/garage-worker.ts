/** An event of a service worker. */
interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** A request of a page of the worker. */
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

/** What the worker uses of its global scope. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  caches: CacheStorage;
  clients: { claim(): Promise<void> };
  fetch: typeof fetch;
  location: { origin: string };
  registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
}

/** Settings of the worker. */
export interface WorkerSettings {
  /** Path of the page of saved vehicles. */
  page: string;
  /** Start of the names of its caches. */
  prefix: string;
  /** Version of what it stores; another one starts anew. */
  version: number;
}

/**
 * The service worker of the page of saved vehicles: its document from the network, or the stored one without a network; its scripts and
 * resized pictures, whose address changes with them, stored once; other pictures like the document. It stops itself when the site no longer has the page.
 *
 * The function is sent as text (`workerResponse`), so it uses nothing but its parameters.
 */
export function garageWorker(worker: WorkerScope, { page, prefix, version }: WorkerSettings): void {
  /** How long the network has before the stored page is shown, milliseconds. */
  const TIMEOUT_MS = 4_000;
  const pages = `${prefix}${version}-page`;
  /** The stores of what the page loads, with the most entries of each: several builds of the scripts. */
  const parts = [
    { name: `${prefix}${version}-scripts`, most: 300 },
    { name: `${prefix}${version}-pictures`, most: 300 },
  ] as const;

  /**
   * True once it is to end: it lives on as long as its page, and stores nothing more. The browser may start it again without this; then the
   * store of the page is missing, without which nothing else is stored.
   */
  let stopped = false;

  const partOf = (path: string) => parts[path.startsWith('/assets/') ? 0 : 1];
  /** Whether what is at an address never changes: a build and the resizer give it another one. */
  const isFixed = (path: string) => path.startsWith('/assets/') || path.startsWith('/images/');

  /** Whether a picture is of a page that was reached from this one without loading, which the worker gets too. */
  function isOfOther({ destination, referrer }: Request): boolean {
    if (destination !== 'image' || !referrer.startsWith(worker.location.origin)) return false;
    const { pathname } = new URL(referrer);
    return pathname !== page && !pathname.startsWith('/assets/'); // a stylesheet has pictures too
  }

  /** What is stored; nothing also if the store cannot be read. To open it would make it, also after the end. */
  const stored = (name: string, key: string) =>
    worker.caches.match(key, { cacheName: name, ignoreVary: true }).catch(() => undefined);

  /** Work that the response does not wait for, and that may fail: a browser that is full stores nothing. */
  const beside = (event: WorkerEvent, work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));

  async function store(name: string, key: string, response: Response, most = Infinity): Promise<void> {
    if (stopped || (name !== pages && !(await worker.caches.has(pages)))) return;
    const cache = await worker.caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(old);
    if (stopped) await clear(); // it ended meanwhile
  }

  async function clear(except?: string): Promise<void> {
    for (const name of await worker.caches.keys())
      if (name.startsWith(prefix) && !(except && name.startsWith(except))) await worker.caches.delete(name);
  }

  async function stop(): Promise<void> {
    stopped = true;
    await clear();
  }

  async function openPage(event: FetchEvent): Promise<Response> {
    const kept = await stored(pages, page);
    try {
      const network = worker.fetch(event.request);
      network.catch(() => undefined); // it may fail after the stored page was shown
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS));
      const response = kept ? await Promise.race([network, late]) : await network;
      if (response === null || (kept && response.status >= 500)) return kept ?? Response.error();
      if (response.status === 404 || response.status === 410)
        beside(event, Promise.all([stop(), worker.registration.unregister()]));
      else if (response.ok && !response.redirected) beside(event, store(pages, page, response.clone()));
      return response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  async function openPart(event: FetchEvent, path: string): Promise<Response> {
    const { request } = event;
    const { name, most } = partOf(path);
    const kept = await stored(name, request.url);
    if (kept && isFixed(path)) return kept;
    try {
      const response = await worker.fetch(request);
      if (kept && response.status >= 500) return kept;
      if (response.ok && !isOfOther(request)) beside(event, store(name, request.url, response.clone(), most));
      return response;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  }

  /** Stores what the page had loaded before there was a worker. */
  async function keep(addresses: readonly unknown[]): Promise<void> {
    for (const address of addresses) {
      if (stopped) return;
      if (typeof address !== 'string') continue;
      const { origin, pathname } = new URL(address, worker.location.origin);
      if (origin !== worker.location.origin) continue;
      const { name, most } = pathname === page ? { name: pages, most: 1 } : partOf(pathname);
      const key = pathname === page ? page : address;
      if (await stored(name, key)) continue;
      try {
        const response = await worker.fetch(address);
        if (response.ok && !response.redirected) await store(name, key, response, most);
      } catch {
        // It is stored when the page loads it the next time.
      }
    }
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) =>
    event.waitUntil(clear(`${prefix}${version}-`).then(() => worker.clients.claim())),
  );
  worker.addEventListener('message', (event) => {
    if (event.data === 'stop') event.waitUntil(stop());
    else if (Array.isArray(event.data)) event.waitUntil(keep(event.data));
  });
  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (stopped || request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
      if (pathname === page) event.respondWith(openPage(event));
    } else if (pathname.startsWith('/assets/') || request.destination === 'image')
      event.respondWith(openPart(event, pathname));
  });
}

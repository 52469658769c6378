/** An event of a service worker. */
interface WorkerEvent {
  waitUntil(done: Promise<unknown>): void;
}

/** What the worker uses of its global scope. */
export interface PushScope {
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: WorkerEvent & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WorkerEvent & { notification: { data: unknown; close(): void } }) => void,
  ): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (
      event: WorkerEvent & {
        oldSubscription: PushSubscription | null;
        newSubscription: PushSubscription | null;
      },
    ) => void,
  ): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  fetch: typeof fetch;
  location: { origin: string };
  registration: {
    pushManager: Pick<PushManager, 'subscribe'>;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  skipWaiting(): Promise<void>;
}

/** A window of the site. */
interface WorkerWindow {
  url: string;
  focus(): Promise<unknown>;
}

/** Settings of the worker. */
export interface PushWorkerSettings {
  /** Name of the site. */
  name: string;
  /** Path of the call that takes a new address of this browser. */
  move: string;
}

/**
 * The service worker of alerts: shows what a push message says, opens its page when the notification is pressed, and tells the platform when the browser
 * has renewed its subscription. It handles no request.
 *
 * The function is sent as text (`workerResponse`), so it uses nothing but its parameters.
 */
export function pushWorker(worker: PushScope, { name, move }: PushWorkerSettings): void {
  const { origin } = worker.location;

  /** What a message says. Browsers want a notification for each message, also for one that is not understood. */
  function said(data: { json(): unknown } | null) {
    const unknown = { title: name, body: 'There’s news about your alerts.', path: '/', tag: 'alerts' };
    try {
      const given = Object(data?.json());
      const read = (key: keyof typeof unknown): string =>
        typeof given[key] === 'string' ? given[key] : unknown[key];
      return { title: read('title'), body: read('body'), path: read('path'), tag: read('tag') };
    } catch {
      return unknown;
    }
  }

  /** The address of a page of this site; that of the home page for any other. */
  function addressOf(data: unknown): string {
    const path: unknown = Object(data).path;
    const home = `${origin}/`;
    if (typeof path !== 'string' || !URL.canParse(path, origin)) return home;
    const { href, origin: of } = new URL(path, origin);
    return of === origin ? href : home;
  }

  async function open(address: string): Promise<void> {
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === address);
    await (shown ? shown.focus() : worker.clients.openWindow(address));
  }

  /**
   * Subscribes again with the same key, unless the browser did, and tells the platform. The earlier address proves that it is the same browser. Without it,
   * or if this fails, e-mails come as before, and the page of alerts offers notifications again.
   */
  async function renew(old: PushSubscription | null, given: PushSubscription | null): Promise<void> {
    if (!old) return;
    const { applicationServerKey } = old.options;
    const renewed =
      given ??
      (await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { endpoint, keys } = renewed.toJSON();
    const response = await worker.fetch(move, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from: old.endpoint, endpoint, keys }),
    });
    if (response.status === 410) await renewed.unsubscribe(); // it was stopped meanwhile
  }

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('push', (event) => {
    const { title, body, path, tag } = said(event.data);
    const shown = { body, tag, data: { path }, icon: '/icon-192.png' };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event.oldSubscription, event.newSubscription)),
  );
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data)));
  });
}

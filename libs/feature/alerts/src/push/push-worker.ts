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
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  location: { origin: string };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
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
}

/**
 * The service worker of alerts: shows what a push message says, and opens its page when the notification is pressed. It handles no request.
 *
 * The function is sent as text (`workerResponse`), so it uses nothing but its parameters.
 */
export function pushWorker(worker: PushScope, { name }: PushWorkerSettings): void {
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

  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('push', (event) => {
    const { title, body, path, tag } = said(event.data);
    const shown = { body, tag, data: { path }, icon: '/icon-192.png' };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data)));
  });
}

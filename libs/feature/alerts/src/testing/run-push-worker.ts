import { compileFunction } from 'node:vm';
import { pushWorker } from '../push/push-worker.ts';
import type { PushScope } from '../push/push-worker.ts';

/** The site of the worker. */
export const origin = 'https://site.example';

/** What a worker calls; nothing but what a test is about. */
export interface WorkerCalls {
  fetch?: (path: string, init: RequestInit) => Promise<Response>;
  subscribe?: (options: PushSubscriptionOptionsInit) => Promise<object>;
  show?: (shown: object) => void;
  openWindow?: (address: string) => void;
  focus?: (address: string) => void;
  /** The addresses of the windows of the site. */
  windows?: readonly string[];
}

const unexpected = async (): Promise<never> => {
  throw new Error('The test expects no such call.');
};

/** A worker of alerts that runs, as its sent text. */
export function runPushWorker({
  fetch = unexpected,
  subscribe = unexpected,
  show,
  openWindow,
  focus,
  windows = [],
}: WorkerCalls) {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    clients: {
      claim: async () => {},
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focus?.(url) })),
      openWindow: async (address: string) => openWindow?.(address),
    },
    fetch,
    location: { origin },
    registration: {
      pushManager: { subscribe },
      showNotification: async (title: string, options: object) => show?.({ title, ...options }),
    },
    skipWaiting: async () => {},
  };
  const run = compileFunction(`(${pushWorker.toString()})(self, settings)`, ['self', 'settings']);
  run(scope satisfies Record<keyof PushScope, unknown>, {
    ...{ name: 'Harbour City Motors', move: '/api/alerts/devices/move' },
  });
  return {
    /** The types of the events that it handles. */
    handled: [...listeners.keys()],
    /** Sends it an event, and waits until it has handled it. */
    async send(type: string, event: object = {}): Promise<void> {
      let done: Promise<unknown> | undefined;
      listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (done = promise) });
      await done;
    },
  };
}

import { activeWorker } from '@forecourt/browser';
import { WORKER_PATH, workerSettings } from './worker-settings.ts';

/**
 * Starts the service worker of the page of saved vehicles, whose scope is that page alone, and hands it what this page has loaded. Nothing happens
 * in a browser that has none.
 *
 * @param slug of the site.
 */
export async function keepOffline(slug: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { page } = workerSettings(slug);
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: page });
  const worker = await activeWorker(registration);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const pictures = Array.from(document.images, ({ currentSrc }) => currentSrc);
  const scripts = loaded.filter((address) => new URL(address).pathname.startsWith('/assets/'));
  worker?.postMessage([page, ...new Set([...scripts, ...pictures.filter(Boolean)])]);
}

/**
 * Removes the worker, and all that it stored.
 *
 * @param slug of the site.
 */
export async function stopOffline(slug: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { page, prefix } = workerSettings(slug);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    if (new URL(registration.scope).pathname === page) {
      registration.active?.postMessage('stop');
      await registration.unregister();
    }
  for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
}

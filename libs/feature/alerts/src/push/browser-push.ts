import { activeWorker } from '@forecourt/browser';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { ALERTS_PATH, WORKER_PATH } from '../logic/addresses.ts';
import type { PushOffer } from '../logic/page.ts';
import { STATEMENTS } from '../logic/statements.ts';

/** Whether this browser shows notifications of a person; `blocked` if the shopper does not let it. */
export type DeviceState = 'on' | 'off' | 'blocked';

/** What became of a press: the state, and a sentence for the shopper if it failed. */
export interface Outcome {
  state: DeviceState;
  failure: string | null;
}

const DISMISSED = 'Notifications weren’t turned on. You can try again whenever you like.';
const FAILED = 'This browser couldn’t turn notifications on. Emails come as before.';
const NOT_STOPPED = 'That didn’t work. Please try again.';

/** Whether this browser shows notifications of the person, as far as browser and platform agree. It asks for nothing. */
export async function deviceState({ devices }: PushOffer): Promise<DeviceState> {
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await (await registered())?.pushManager.getSubscription();
  return subscription && devices.includes(await digestOf(subscription.endpoint)) ? 'on' : 'off';
}

/** Asks the shopper for the permission of the browser, subscribes, and stores the subscription with the consent. */
export async function turnOn(token: string, { key }: PushOffer): Promise<Outcome> {
  try {
    const permission = await Notification.requestPermission();
    if (permission === 'denied') return { state: 'blocked', failure: null };
    if (permission === 'default') return { state: 'off', failure: DISMISSED };
    const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: ALERTS_PATH });
    // A browser subscribes to none before the worker runs.
    if (!(await activeWorker(registration))) throw new Error('The worker was not installed.');
    const { subscription, isNew } = await subscribed(registration, key);
    const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const consent = { statement: STATEMENTS.device, page: ALERTS_PATH };
    try {
      await call(routes.addAlertDevice, { body: { token, endpoint, keys: { p256dh, auth }, ...consent } });
    } catch (error) {
      // One that was there before may be stored for other alerts.
      if (isNew) await subscription.unsubscribe();
      throw error;
    }
    return { state: 'on', failure: null };
  } catch (error) {
    return { state: 'off', failure: error instanceof PlatformProblem ? error.error : FAILED };
  }
}

/** Ends notifications in this browser: first at the platform, which sends them. */
export async function turnOff(token: string): Promise<Outcome> {
  try {
    const registration = await registered();
    const subscription = await registration?.pushManager.getSubscription();
    if (subscription) {
      const { endpoint } = subscription;
      await call(routes.stopAlertDevice, { body: { token, endpoint } });
      await subscription.unsubscribe();
    }
    await registration?.unregister();
    return { state: 'off', failure: null };
  } catch (error) {
    return { state: 'on', failure: error instanceof PlatformProblem ? error.error : NOT_STOPPED };
  }
}

/** The worker of alerts, if it was registered; another one may have a wider scope. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(ALERTS_PATH);
  return registration && new URL(registration.scope).pathname === ALERTS_PATH ? registration : undefined;
}

/** The subscription with our key; one with an earlier key is replaced. */
async function subscribed(
  { pushManager }: ServiceWorkerRegistration,
  key: string,
): Promise<{ subscription: PushSubscription; isNew: boolean }> {
  const known = await pushManager.getSubscription();
  if (known && base64url(known.options.applicationServerKey ?? new ArrayBuffer(0)) === key)
    return { subscription: known, isNew: false };
  await known?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  return { subscription: await pushManager.subscribe(options), isNew: true };
}

/** As the platform tells the devices apart: SHA-256, base64url. */
async function digestOf(endpoint: string): Promise<string> {
  return base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

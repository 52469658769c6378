import { useSyncExternalStore } from 'react';
import * as browserPush from './browser-push.ts';

/** What a browser does with notifications. */
export type BrowserPush = Pick<typeof browserPush, 'deviceState' | 'turnOn' | 'turnOff'>;

/** Null on the server, before hydration, and in a browser without Web Push. */
export function useBrowserPush(): BrowserPush | null {
  return useSyncExternalStore(unchanged, inBrowser, onServer);
}

const unchanged = () => () => {};
const onServer = () => null;
const inBrowser = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? browserPush : null;

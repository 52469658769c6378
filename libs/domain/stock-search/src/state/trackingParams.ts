import { cleanText } from './cleanText.ts';

const TRACKING_KEY = /^utm_[a-z0-9_]{1,40}$/;
const MAX_LENGTH = 100;
const MAX_PARAMS = 10;

/** Whether a URL parameter is a tracking parameter, which is kept during the search. (ruling 22) */
export function isTrackingKey(key: string): boolean {
  return TRACKING_KEY.test(key);
}

/** The valid tracking parameters among `params`: cleaned, not empty, in alphabetical order, 10 at most. */
export function trackingParams(params: Readonly<Record<string, string>> | undefined): Record<string, string> {
  const entries = Object.entries(params ?? {}).filter(([key]) => isTrackingKey(key));
  const clean = entries.map(([key, value]): [string, string] => [key, cleanText(value, MAX_LENGTH)]);
  const kept = clean.filter(([, value]) => value !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(kept.slice(0, MAX_PARAMS));
}

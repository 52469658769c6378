import { siteStorage, watchStorage } from '@forecourt/browser';

/** A visitor's answer; null before they gave one. */
export type Consent = 'granted' | 'refused' | null;

/** What consent is for: analytics, with the firms that the question names, or loading third-party maps automatically. */
export type ConsentSubject = `analytics${string}` | 'map';

const listeners = new Set<() => void>();

/** Whether the browser sends Global Privacy Control. */
export function browserRefuses(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/**
 * The visitor's answer on a site, from any tab; Global Privacy Control counts as 'refused'.
 *
 * @param about `consentSubject` of the site's analytics.
 */
export function consentOf(slug: string, about: ConsentSubject = 'analytics'): Consent {
  if (browserRefuses()) return 'refused';
  const word = siteStorage('localStorage', slug).get(about);
  return word === 'granted' || word === 'refused' ? word : null;
}

/** Stores the visitor's answer in the browser; without storage, in memory until the page unloads. */
export function saveConsent(
  slug: string,
  consent: 'granted' | 'refused',
  about: ConsentSubject = 'analytics',
): void {
  siteStorage('localStorage', slug).set(about, consent);
  for (const listener of listeners) listener();
}

/** Calls back when the visitor gives or changes the answer, in this or another tab. Returns the unsubscribe function. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchStorage(listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

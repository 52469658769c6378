/** A visitor's answer; null before they gave one. */
export type Consent = 'granted' | 'refused' | null;

/** What consent is for: analytics, or loading third-party maps automatically. */
export type ConsentSubject = 'analytics' | 'map';

/** In-memory fallback for answers that the browser could not store. */
const spoken = new Map<string, Consent>();
const listeners = new Set<() => void>();

const keyOf = (slug: string, about: ConsentSubject) => `forecourt:${slug}:${about}`;

/** Whether the browser sends Global Privacy Control. */
export function browserRefuses(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** The visitor's answer on a site, from any tab; Global Privacy Control counts as 'refused'. */
export function consentOf(slug: string, about: ConsentSubject = 'analytics'): Consent {
  if (browserRefuses()) return 'refused';
  const key = keyOf(slug, about);
  return spoken.get(key) ?? stored(key);
}

/** Stores the visitor's answer in the browser; without storage, in memory until the page unloads. */
export function saveConsent(
  slug: string,
  consent: 'granted' | 'refused',
  about: ConsentSubject = 'analytics',
): void {
  const key = keyOf(slug, about);
  try {
    window.localStorage.setItem(key, consent);
    spoken.delete(key);
  } catch {
    spoken.set(key, consent);
  }
  for (const listener of listeners) listener();
}

/** Calls back when the visitor gives or changes the answer, in this or another tab. Returns the unsubscribe function. */
export function watchConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function stored(key: string): Consent {
  try {
    const word = window.localStorage.getItem(key);
    return word === 'granted' || word === 'refused' ? word : null;
  } catch {
    return null;
  }
}

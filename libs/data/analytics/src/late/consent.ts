/** A visitor's word; null before they gave one. */
export type Consent = 'granted' | 'refused' | null;

/** What a visitor is asked: to be counted, or to have maps of another company come by themselves. */
export type ConsentSubject = 'analytics' | 'map';

/** Words that a browser would not keep. */
const spoken = new Map<string, Consent>();
const listeners = new Set<() => void>();

const keyOf = (slug: string, about: ConsentSubject) => `forecourt:${slug}:${about}`;

/** Whether the browser asks every site not to count its visitor (Global Privacy Control). */
export function browserRefuses(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** What the visitor said on a site, in whichever tab; a browser that refuses has said no. */
export function consentOf(slug: string, about: ConsentSubject = 'analytics'): Consent {
  if (browserRefuses()) return 'refused';
  const key = keyOf(slug, about);
  return spoken.get(key) ?? stored(key);
}

/** Keeps the visitor's word in their browser; where it may not be kept, until the page goes. */
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

/** Calls back whenever a visitor gives or changes their word, here or in another tab. Returns a function that stops. */
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

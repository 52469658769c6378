/** A visitor's word on being counted; null before they gave one. */
export type Consent = 'granted' | 'refused' | null;

/** Words that a browser would not keep. */
const spoken = new Map<string, Consent>();
const listeners = new Set<() => void>();

const keyOf = (slug: string) => `forecourt:${slug}:analytics`;

/** Whether the browser asks every site not to count its visitor (Global Privacy Control). */
export function browserRefuses(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

/** What the visitor said about being counted on a site, in whichever tab; a browser that refuses has said no. */
export function consentOf(slug: string): Consent {
  if (browserRefuses()) return 'refused';
  return spoken.get(slug) ?? stored(slug);
}

/** Keeps the visitor's word in their browser; where it may not be kept, until the page goes. */
export function saveConsent(slug: string, consent: 'granted' | 'refused'): void {
  try {
    window.localStorage.setItem(keyOf(slug), consent);
    spoken.delete(slug);
  } catch {
    spoken.set(slug, consent);
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

function stored(slug: string): Consent {
  try {
    const word = window.localStorage.getItem(keyOf(slug));
    return word === 'granted' || word === 'refused' ? word : null;
  } catch {
    return null;
  }
}

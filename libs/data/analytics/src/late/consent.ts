/** A visitor's word on being counted; null before they gave one. */
export type Consent = 'granted' | 'refused' | null;

const spoken = new Map<string, Consent>();

const keyOf = (slug: string) => `forecourt:${slug}:analytics`;

/**
 * What the visitor said about being counted on a site. A browser that asks every site not to (Global Privacy Control) has
 * said no.
 */
export function consentOf(slug: string): Consent {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return 'refused';
  return spoken.get(slug) ?? stored(slug);
}

/** Keeps the visitor's word in their browser; where it may not be kept, until the page goes. */
export function saveConsent(slug: string, consent: 'granted' | 'refused'): void {
  spoken.set(slug, consent);
  try {
    window.localStorage.setItem(keyOf(slug), consent);
  } catch {
    // Said for this visit, then.
  }
}

function stored(slug: string): Consent {
  try {
    const word = window.localStorage.getItem(keyOf(slug));
    return word === 'granted' || word === 'refused' ? word : null;
  } catch {
    return null;
  }
}

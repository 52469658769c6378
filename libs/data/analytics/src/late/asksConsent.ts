import { consentOf } from './consent.ts';
import { consentSubject, tagFirms } from './consentSubject.ts';
import type { SinkSettings } from './startSinks.ts';

/** What a site counts, of its `analytics` block. */
type Counted = Omit<SinkSettings, 'slug' | 'development'>;

/** Whether the site counts anything: on the platform, in `window.dataLayer` or at a firm. */
export function countsVisits(settings: Counted): boolean {
  const { events, dataLayer, vitals } = settings;
  return events || dataLayer || vitals || tagFirms(settings).length > 0;
}

/** Whether to show the consent prompt: the site has analytics, requires consent, and the visitor has not answered yet. */
export function asksConsent(slug: string, settings: Counted & { askConsent: boolean }): boolean {
  return settings.askConsent && countsVisits(settings) && consentOf(slug, consentSubject(settings)) === null;
}

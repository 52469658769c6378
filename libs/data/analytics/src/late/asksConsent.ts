import { consentOf } from './consent.ts';
import type { SinkSettings } from './startSinks.ts';

/** Whether to show the consent prompt: the site has analytics, requires consent, and the visitor has not answered yet. */
export function asksConsent(
  slug: string,
  {
    askConsent,
    events,
    dataLayer,
    vitals,
  }: Pick<SinkSettings, 'events' | 'dataLayer' | 'vitals'> & { askConsent: boolean },
): boolean {
  return askConsent && (events || dataLayer || vitals) && consentOf(slug) === null;
}

import { consentOf } from './consent.ts';
import type { SinkSettings } from './startSinks.ts';

/** Whether a site has a question for this visitor: it counts something, asks for consent, and has no word of theirs yet. */
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

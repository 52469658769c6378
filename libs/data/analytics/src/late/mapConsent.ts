import { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';

/**
 * A visitor's word on the maps of a site that another company draws: asked for by touch, they come by themselves afterwards. A yes
 * to being counted is no yes to these.
 */
export function mapConsent(slug: string) {
  return {
    /** Whether maps may come by themselves. */
    given: () => consentOf(slug, 'map') === 'granted',
    /** Keeps the visitor's word. */
    give: (isGiven: boolean) => saveConsent(slug, isGiven ? 'granted' : 'refused', 'map'),
    /** Whether a word outlives the page. */
    lasts: () => !browserRefuses(),
    watch: watchConsent,
  };
}

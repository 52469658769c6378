import { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';

/**
 * A visitor's consent to third-party maps of a site: given by a click on one map, later ones load automatically. It is independent of
 * analytics consent.
 */
export function mapConsent(slug: string) {
  return {
    /** Whether maps may load automatically. */
    given: () => consentOf(slug, 'map') === 'granted',
    /** Stores or withdraws the consent. */
    give: (isGiven: boolean) => saveConsent(slug, isGiven ? 'granted' : 'refused', 'map'),
    /** Whether the consent outlives the page. */
    lasts: () => !browserRefuses(),
    watch: watchConsent,
  };
}

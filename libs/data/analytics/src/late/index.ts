export { asksConsent, countsVisits } from './asksConsent.ts';
export { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';
export type { Consent } from './consent.ts';
export { consentSubject, tagFirms } from './consentSubject.ts';
export { deliveries, watchDeliveries } from './deliveries.ts';
export type { Delivery, Fate } from './deliveries.ts';
export { mapConsent } from './mapConsent.ts';
export { showPage, startSinks } from './startSinks.ts';
export type { SinkSettings } from './startSinks.ts';

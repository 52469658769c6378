export { asksConsent } from './asksConsent.ts';
export { browserRefuses, consentOf, saveConsent, watchConsent } from './consent.ts';
export type { Consent } from './consent.ts';
export { mapConsent } from './mapConsent.ts';
export { startSinks } from './startSinks.ts';
export type { SinkSettings } from './startSinks.ts';

/** What a site may offer and a vehicle may refuse or add (specification 1). */
export const FEATURES = [
  'garage',
  'finance',
  'checkout',
  'tradeIn',
  'instantMessage',
  'subscriptions',
  'autogauge',
] as const;

/** One of the features of specification 1. */
export type Feature = (typeof FEATURES)[number];

/** Which features are on or off; a feature that is not named is undecided. */
export type FeatureFlags = Partial<Record<Feature, boolean>>;

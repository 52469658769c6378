/** What a site may offer and a vehicle may refuse or add. */
export const FEATURES = [
  'garage',
  'finance',
  'checkout',
  'tradeIn',
  'instantMessage',
  'subscriptions',
  'autogauge',
] as const;

/** One of the features of the requirements. */
export type Feature = (typeof FEATURES)[number];

/** Which features are on or off; a feature that is not named is undecided. */
export type FeatureFlags = Partial<Record<Feature, boolean>>;

/** Features that a site turns on or off, and that a vehicle can override. */
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

/** Which features are on or off; an absent feature is not set. */
export type FeatureFlags = Partial<Record<Feature, boolean>>;

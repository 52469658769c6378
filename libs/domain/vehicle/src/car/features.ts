import { z } from 'zod';
import { isRecord } from '../read/fields.ts';
import { readFlag } from '../read/readFlag.ts';

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

/** The features of one vehicle, where they depart from its site's; `null` when it departs in none. */
export const carFeaturesSchema = z.preprocess(
  readFeatures,
  z.partialRecord(z.enum(FEATURES), z.boolean()).nullable(),
);

function readFeatures(value: unknown): FeatureFlags | null {
  if (!isRecord(value)) return null;
  const flags: FeatureFlags = {};
  for (const feature of FEATURES) {
    const flag = readFlag(value[feature]);
    if (flag !== null) flags[feature] = flag;
  }
  return Object.keys(flags).length > 0 ? flags : null;
}

import { z } from 'zod';
import { isRecord } from '../read/fields.ts';
import { readFlag } from '../read/readFlag.ts';
import { FEATURES } from './feature.ts';
import type { FeatureFlags } from './feature.ts';

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

import { readFlag } from '@forecourt/values';
import { z } from 'zod';
import { isRecord } from './fields.ts';
import { FEATURES } from './feature.ts';
import type { FeatureFlags } from './feature.ts';

/** The feature flags of one vehicle that override its site's; `null` without any. */
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

import { MOST_FEATURES } from '@forecourt/vehicle';
import type { Warn } from '../warning.ts';
import { cleanText } from './cleanText.ts';

const LONGEST_FEATURE = 120;

/** The features of a feed row: cleaned, deduplicated, at most 200. Names above 120 characters are cut. */
export function readFeatures(values: readonly string[], warn: Warn): string[] {
  const features = new Set<string>();
  for (const value of values) {
    const feature = cleanText(value, 'standardEquipment', warn)?.slice(0, LONGEST_FEATURE).trim();
    if (feature) features.add(feature);
  }
  if (features.size > MOST_FEATURES)
    warn('too_many_features', 'standardEquipment', `${features.size} features`);
  return [...features].slice(0, MOST_FEATURES);
}

import { lookupKey } from './lookup.ts';

/** The fuels a shopper can filter by. */
export const SIMPLE_FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Other'] as const;

/** A fuel a shopper can filter by. */
export type SimpleFuel = (typeof SIMPLE_FUELS)[number];

const HYBRID = /\b(hybrid|phev|mhev|hev)\b/;
const ELECTRIC = /\b(electric|bev|ev|elektro)\b/;
const DIESEL = /\bdiesel\b/;
const PETROL = /\b(petrol|unleaded|ulp|pulp|premium|gasoline|gas|leaded|e10|e85|flex|regular)\b/;
const LPG = /\b(lpg|autogas)\b/;

/**
 * The fuel a shopper filters by, from the words of any feed. Electric beside a burnt fuel is a hybrid
 * (`PULP/Electric`); a mild hybrid counts as the hybrid it is sold as. Words it does not know are `Other`, which the
 * importer reports (ruling 33). Nothing in gives `null`.
 *
 * @example simpleFuel('Petrol - Premium') // 'Petrol'
 */
export function simpleFuel(value: unknown): SimpleFuel | null {
  const key = lookupKey(value);
  if (key === null) return null;
  const burns = DIESEL.test(key) || PETROL.test(key);
  if (HYBRID.test(key) || (ELECTRIC.test(key) && burns)) return 'Hybrid';
  if (ELECTRIC.test(key)) return 'Electric';
  if (LPG.test(key)) return 'LPG';
  if (DIESEL.test(key)) return 'Diesel';
  return PETROL.test(key) ? 'Petrol' : 'Other';
}

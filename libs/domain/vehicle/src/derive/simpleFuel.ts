import { lookupKey } from './lookup.ts';

/** The values of the fuel filter. */
export const SIMPLE_FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'LPG', 'Other'] as const;

/** A value of the fuel filter. */
export type SimpleFuel = (typeof SIMPLE_FUELS)[number];

const HYBRID = /\b(hybrid|phev|mhev|hev)\b/;
const ELECTRIC = /\b(electric|bev|ev|elektro)\b/;
const DIESEL = /\bdiesel\b/;
const PETROL = /\b(petrol|unleaded|ulp|pulp|premium|gasoline|gas|leaded|e10|e85|flex|regular)\b/;
const LPG = /\b(lpg|autogas)\b/;

/**
 * The value of the fuel filter for the text of any feed. Electric with a combustion fuel is a hybrid (`PULP/Electric`); a mild
 * hybrid is a hybrid, as it is advertised. An unknown text is `Other`, which the importer reports (ruling 33). A missing value
 * gives `null`.
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

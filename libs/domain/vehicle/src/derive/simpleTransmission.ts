import { lookupKey } from './lookup.ts';

/** The gearboxes a shopper can filter by. */
export const SIMPLE_TRANSMISSIONS = ['Automatic', 'Manual', 'Other'] as const;

/** A gearbox a shopper can filter by. */
export type SimpleTransmission = (typeof SIMPLE_TRANSMISSIONS)[number];

const AUTOMATIC =
  /\b(a|auto|automatic|automated|semiautomatic|cvt|ecvt|dct|dsg|amt|pdk|tiptronic|steptronic|tronic|powershift|reduction gear|single speed|\da[a-z]?)\b/;
const MANUAL = /\b(m|man|manual|\dm)\b/;

/**
 * The gearbox a shopper filters by: automatic when nobody has to use a clutch pedal (CVT, dual clutch, automated
 * manual), else manual. Words it does not know are `Other` (ruling 33). Nothing in gives `null`.
 *
 * @example simpleTransmission('Sports Automatic Dual Clutch 7SP') // 'Automatic'
 */
export function simpleTransmission(value: unknown): SimpleTransmission | null {
  const key = lookupKey(value);
  if (key === null) return null;
  if (AUTOMATIC.test(key) || key.includes('dual clutch')) return 'Automatic';
  return MANUAL.test(key) ? 'Manual' : 'Other';
}

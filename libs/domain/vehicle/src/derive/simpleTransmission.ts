import { lookupKey } from './lookup.ts';

/** The values of the transmission filter. */
export const SIMPLE_TRANSMISSIONS = ['Automatic', 'Manual', 'Other'] as const;

/** A value of the transmission filter. */
export type SimpleTransmission = (typeof SIMPLE_TRANSMISSIONS)[number];

const AUTOMATIC =
  /\b(a|auto|automatic|automated|semiautomatic|cvt|ecvt|dct|dsg|amt|pdk|tiptronic|steptronic|tronic|powershift|reduction gear|single speed|\da[a-z]?)\b/;
const MANUAL = /\b(m|man|manual|\dm)\b/;

/**
 * The value of the transmission filter: automatic without a clutch pedal (CVT, dual clutch, automated manual), else manual. An
 * unknown text is `Other` (ruling 33). A missing value gives `null`.
 *
 * @example simpleTransmission('Sports Automatic Dual Clutch 7SP') // 'Automatic'
 */
export function simpleTransmission(value: unknown): SimpleTransmission | null {
  const key = lookupKey(value);
  if (key === null) return null;
  if (AUTOMATIC.test(key) || key.includes('dual clutch')) return 'Automatic';
  return MANUAL.test(key) ? 'Manual' : 'Other';
}

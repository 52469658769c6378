import type { Field } from '../schema/field.ts';
import { isBool } from '../schema/field.ts';

/** How a number is printed as a facet value: booleans as words, whole numbers whole, floats with six significant digits. */
export function facetText(value: number, field: Field): string {
  if (isBool(field)) return value === 1 ? 'true' : 'false';
  if (!field.type.startsWith('float')) return String(value);
  return shortFloat(value);
}

/** A float with six significant digits and no trailing zeros: 29990, 0.1, 1.23457e+06. */
export function shortFloat(value: number): string {
  if (!Number.isFinite(value) || value === 0) return String(value);
  const [digits = '0', exponent = '0'] = value.toExponential(5).split('e');
  const power = Number(exponent);
  if (power < -4 || power >= 6) {
    const mantissa = digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits;
    return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
  }
  return String(Number(`${digits}e${exponent}`));
}

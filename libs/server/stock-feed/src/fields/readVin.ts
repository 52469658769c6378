import type { Warn } from '../warning.ts';

const LENGTH = 17;
const VALUES: Record<string, number> = Object.fromEntries(
  [...'0123456789']
    .map((digit): [string, number] => [digit, Number(digit)])
    .concat(
      [...'ABCDEFGH'].map((letter, index): [string, number] => [letter, index + 1]),
      [...'JKLMN'].map((letter, index): [string, number] => [letter, index + 1]),
      [
        ['P', 7],
        ['R', 9],
      ],
      [...'STUVWXYZ'].map((letter, index): [string, number] => [letter, index + 2]),
    ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/**
 * Reads a vehicle identification number: upper case, without spaces. An invalid one is left out with a warning, never corrected.
 * A wrong check digit is only a warning: it is not mandatory outside North America.
 */
export function readVin(value: string | null, warn: Warn): string | null {
  const vin = (value ?? '').toUpperCase().replace(/[\s-]/g, '');
  if (vin === '') return null;
  if (/^(.)\1*$/.test(vin) || /^(?:UNKNOWN|TBA|TBC|NONE|123456789)/.test(vin))
    return (warn('vin_placeholder', 'vin', value), null);
  if (/[IOQ]|[^A-Z0-9]/.test(vin)) return (warn('vin_illegal_char', 'vin', value), null);
  if (vin.length !== LENGTH) return (warn('vin_length', 'vin', value), null);
  if (vin[8] !== checkDigit(vin)) warn('vin_check_digit', 'vin', value);
  return vin;
}

/** The check digit of a VIN (its ninth character), by the North American rule of ISO 3779. */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (total, letter, index) => total + (VALUES[letter] ?? 0) * (WEIGHTS[index] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

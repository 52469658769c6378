import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** Calling code of Australia and its islands. */
const AUSTRALIA = '61';

/** How an overseas number begins. The library also takes the prefixes of single carriers, such as 0014, for one. */
const ABROAD = /^\D*(?:\+|0\D*0\D*1\D*1)/;

/**
 * A typed number in E.164, or `null` for one that cannot be dialled. A number is Australian unless it begins with `+` or `0011`.
 * An Australian one must exist in the numbering plan; 13, 1300 and 1800 numbers do. Of an overseas one only country code and
 * length are checked, because numbering plans change. An extension is dropped.
 *
 * A browser gets another function of this name (condition `browser`): the numbering plans of the world are 29 kB compressed.
 *
 * @example validPhone('0491 570 006') // '+61491570006'
 * @example validPhone('041234567') // null
 */
export function validPhone(text: string): string | null {
  const typed = text.trim().replace(/^\(\+(\d+)\)/, '+$1');
  const phone = parsePhoneNumberFromString(typed, { defaultCountry: 'AU', extract: false }, metadata);
  if (!phone) return null;
  if (phone.countryCallingCode === AUSTRALIA) return phone.isValid() ? phone.number : null;
  return ABROAD.test(typed.normalize('NFKC')) && phone.isPossible() ? phone.number : null;
}

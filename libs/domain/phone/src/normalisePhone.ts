import { typedDigits } from './typedDigits.ts';

const SHORT = /^(?:13\d{4}|1[38]00\d{6})$/;
const NATIONAL = /^0([2-57-8]\d{8})$/;
const INTERNATIONAL = /^61([2-57-8]\d{8})$/;
const MIN_FREE_DIGITS = 8;
const MAX_DIGITS = 15;

/**
 * A phone number in one normal form: Australian landlines and mobiles in E.164 (`+61…`), 13, 1300 and 1800 numbers as they are
 * dialled (they cannot be dialled with a country code), overseas numbers with their `+`, and any other text of numbers with 8 to
 * 15 digits as those digits (ruling 82). An extension is dropped. Everything else is `null`.
 *
 * @example normalisePhone('(07) 5550 4100') // '+61755504100'
 * @example normalisePhone('1300 975 707') // '1300975707'
 */
export function normalisePhone(text: string): string | null {
  const typed = typedDigits(text);
  if (!typed) return null;
  const { digits: dialled, international: overseas } = typed;
  if (SHORT.test(dialled)) return overseas ? null : dialled;
  const home = (overseas ? null : NATIONAL.exec(dialled)) ?? INTERNATIONAL.exec(dialled);
  if (home) return `+61${home[1]}`;
  if (dialled.startsWith('61') && SHORT.test(dialled.slice(2))) return dialled.slice(2);
  if (dialled.length < MIN_FREE_DIGITS || dialled.length > MAX_DIGITS) return null;
  return overseas ? `+${dialled}` : dialled;
}

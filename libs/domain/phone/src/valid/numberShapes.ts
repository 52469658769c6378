import { typedDigits } from '../typedDigits.ts';

/** Landlines and mobiles by area, then 13, 1300, 1800, 190 and other numbers that begin with 1, which have no area. */
const AUSTRALIAN = /^(?:[2-57-8]\d{8}|1[3-9]\d{3,10})$/;
/** What is dialled before a number: the country code, then 0, or 1831 or 1832, which hide or show the caller's own number. */
const DIALLED_BEFORE = /^(?:61)?(?:0|183[12])?/;
/** The digits of an overseas number, its country code among them. */
const OVERSEAS = /^[1-9]\d{5,14}$/;

/**
 * `validPhone` in a browser, which has no numbering plans: a number of the right shape is valid, and the server decides. Each number that the
 * server accepts is valid here, and an Australian one is read the same; an overseas number keeps a zero that its country dials without
 * the code alone.
 *
 * @example validPhone('0491 570 006') // '+61491570006'
 * @example validPhone('041234567') // null
 */
export function validPhone(text: string): string | null {
  const clean = text
    .normalize('NFKC')
    .trim()
    .replace(/^\(\+(\d+)\)/, '+$1');
  const typed = typedDigits(clean);
  if (!typed) return null;
  const { digits, international } = typed;
  if (international && !digits.startsWith('61')) return OVERSEAS.test(digits) ? `+${digits}` : null;
  const national = digits.replace(DIALLED_BEFORE, '');
  return AUSTRALIAN.test(national) ? `+61${national}` : null;
}

import { normalisePhone } from './normalisePhone.ts';

/**
 * The address of a call link: E.164 for numbers that have it, 13, 1300 and 1800 numbers as dialled. `null` for a text that is no
 * phone number, which is then shown without a link.
 *
 * @example telHref('(07) 5550 4100') // 'tel:+61755504100'
 * @example telHref('1800 975 708') // 'tel:1800975708'
 */
export function telHref(text: string): string | null {
  const number = normalisePhone(text);
  return number === null ? null : `tel:${number}`;
}

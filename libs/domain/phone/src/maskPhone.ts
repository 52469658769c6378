/** How many characters of a masked number stay readable. */
export const VISIBLE_CHARACTERS = 5;

/**
 * A masked number, shown until a shopper reveals it: the first 5 characters as printed, every digit after them a star, spaces and
 * signs kept (ruling 112).
 *
 * @example maskPhone('(07) 5550 4100') // '(07) **** ****'
 */
export function maskPhone(text: string): string {
  return text.slice(0, VISIBLE_CHARACTERS) + text.slice(VISIBLE_CHARACTERS).replace(/\d/g, '*');
}

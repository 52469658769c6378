import { telHref } from './telHref.ts';

/**
 * The text and the address of a phone link: the number as printed, and its `tel:` address. `null` without a number, and for a
 * text that cannot be dialled.
 *
 * @example phoneLink('(07) 5550 4100') // { text: '(07) 5550 4100', href: 'tel:+61755504100' }
 */
export function phoneLink(text: string | null | undefined): { text: string; href: string } | null {
  const href = text ? telHref(text) : null;
  return text && href ? { text, href } : null;
}

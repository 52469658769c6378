import { telHref } from './telHref.ts';

/**
 * A number as a link shows it: the text as printed, and where it leads. `null` for no number, and for a text that cannot
 * be dialled.
 *
 * @example phoneLink('(07) 5550 4100') // { text: '(07) 5550 4100', href: 'tel:+61755504100' }
 */
export function phoneLink(text: string | null | undefined): { text: string; href: string } | null {
  const href = text ? telHref(text) : null;
  return text && href ? { text, href } : null;
}

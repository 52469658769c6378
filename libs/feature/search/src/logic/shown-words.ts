import type { BundledSite } from '@forecourt/site-config';
import type { SearchState } from '@forecourt/stock-search';
import { formatNumber } from '@forecourt/values';
import { countWords } from './count-words.ts';

/**
 * The vehicles that remain without the words that found nothing: "34 utes" for one body type, else as the count of the page; null
 * for none.
 *
 * @example shownWords(34, { ...state, body: ['Ute'] }, site) // '34 utes'
 */
export function shownWords(count: number, state: SearchState, site: BundledSite): string | null {
  if (count === 0) return null;
  const [body, ...others] = state.body;
  if (body === undefined || others.length > 0) return countWords(count, state, site);
  return `${formatNumber(count)} ${count === 1 ? inText(body) : pluralOf(inText(body))}`;
}

/** Abbreviations keep their capitals: SUV. */
function inText(body: string): string {
  return body === body.toUpperCase() ? body : body.toLowerCase();
}

function pluralOf(body: string): string {
  return body.endsWith('chassis') ? body : `${body}${/(?:s|ch)$/.test(body) ? 'es' : 's'}`;
}

import { parsePlace } from '@forecourt/stock-search';
import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether a navigation of the search page needs its loader. On the same path InstantSearch asks the engine; the loader is for another path,
 * for plain-language words and for a place that must be looked up.
 */
export function asksServer({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const words = nextUrl.searchParams.get('words');
  const near = parsePlace(nextUrl.searchParams.get('near') ?? '');
  const isAsked =
    (words !== null && words !== currentUrl.searchParams.get('words')) || (near !== null && !near.point);
  return (isAsked || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate;
}

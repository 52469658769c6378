import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * Whether a checkout page is loaded again: after a refusal too, because it may mean that the page has changed, its price or its terms. Not when the
 * mark `back` alone is taken from its address (`useCountedPayment`): the page has just been loaded with it.
 */
export function reloads({
  currentUrl,
  nextUrl,
  formMethod,
}: Pick<ShouldRevalidateFunctionArgs, 'currentUrl' | 'nextUrl' | 'formMethod'>): boolean {
  if (formMethod !== undefined || !currentUrl.searchParams.has('back')) return true;
  const unmarked = new URLSearchParams(currentUrl.searchParams);
  unmarked.delete('back');
  const isSame =
    currentUrl.pathname === nextUrl.pathname && unmarked.toString() === nextUrl.searchParams.toString();
  return !isSame;
}

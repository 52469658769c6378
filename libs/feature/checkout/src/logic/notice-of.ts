import type { ShoppersHold } from '@forecourt/platform-client';
import type { CheckoutPage } from './page.ts';

/** What has just happened, by the address of the page; null if the reservation says something else, as with an address that was kept. */
export function noticeOf(
  url: URL,
  mine: Pick<ShoppersHold, 'status' | 'money' | 'purchase'> | null,
): CheckoutPage['notice'] {
  const wasUnpaid = mine?.status === 'expired' && mine.money === 'none';
  if (url.searchParams.get('was') === 'cancelled' && wasUnpaid) return 'cancelled';
  const isKept = mine?.status === 'started' || mine?.status === 'held';
  if (url.searchParams.get('was') === 'unbought' && isKept && !mine.purchase) return 'unbought';
  return url.searchParams.has('back') && mine?.status === 'started' ? 'unpaid' : null;
}

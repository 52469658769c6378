import type { ShoppersHold } from '@forecourt/platform-client';
import type { CheckoutPage } from './page.ts';

/** What has just happened, by the address of the page; null if the reservation says something else, as with an address that was kept. */
export function noticeOf(
  url: URL,
  mine: Pick<ShoppersHold, 'status' | 'money' | 'purchase' | 'pay_mark'> | null,
): CheckoutPage['notice'] {
  const wasUnpaid = mine?.status === 'expired' && mine.money === 'none';
  if (url.searchParams.get('was') === 'cancelled' && wasUnpaid) return 'cancelled';
  const isKept = mine?.status === 'started' || mine?.status === 'held';
  if (url.searchParams.get('was') === 'unbought' && isKept && !mine.purchase) return 'unbought';
  if (url.searchParams.get('was') === 'kept' && mine?.status === 'held' && mine.purchase) return 'kept';
  const paid = url.searchParams.get('pay');
  const isChanged = mine?.status === 'started' && mine.pay_mark !== paid;
  // A reservation alone has nothing to check: it was given up and begun again.
  if (paid !== null && isChanged && mine.purchase) return 'changed';
  return url.searchParams.has('back') && mine?.status === 'started' ? 'unpaid' : null;
}

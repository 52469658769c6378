import type { SiteServices } from '@forecourt/page/loader';
import { call, routes } from '@forecourt/platform-client';
import { DELIVERY_MESSAGES, formatDollars } from '@forecourt/pricing';

/** Delivery on a comparison: what the shopper typed, and the price to that region, or why there is none. */
export interface ComparedDelivery {
  postcode: string;
  answer: { name: string; price: string } | { error: string } | null;
}

const TIMEOUT_MS = 5_000;

/** The price of delivery to the postcode of the address; null on a site that does not deliver. Without a postcode nothing is asked. */
export async function comparedDelivery(
  { site, fetch }: Pick<SiteServices, 'site' | 'fetch'>,
  query: URLSearchParams,
): Promise<ComparedDelivery | null> {
  if (!site.delivery) return null;
  const typed = query.get('postcode');
  const postcode = (typed ?? '').trim().slice(0, 4);
  if (typed === null) return { postcode, answer: null };
  if (postcode === '') return { postcode, answer: { error: DELIVERY_MESSAGES.empty } };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // A postcode without a price and a service that does not answer are the same for a shopper: they ask the dealer.
  const found = await call(routes.deliveryEstimate, { query: { postcode } }, { fetch, signal }).catch(
    () => null,
  );
  if (!found)
    return {
      postcode,
      answer: { error: 'We have no price for that postcode. Ask us and we’ll get you one.' },
    };
  return {
    postcode,
    answer: { name: found.name, price: found.price === 0 ? 'Free' : formatDollars(found.price) },
  };
}

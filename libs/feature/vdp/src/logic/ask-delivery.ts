import { call, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';
import type { DeliveryEstimate } from '@forecourt/platform-client/contracts';
import { DELIVERY_MESSAGES, formatDollars } from '@forecourt/pricing';

/** The result of the delivery calculator: a region with its formatted price, or the reason for none. */
export type DeliveryAnswer = { name: string; price: string } | { error: string };

/** Timeout, milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Asks the platform what delivery to a postcode costs. A blank postcode is not asked; whatever is not a price with a region
 * reads as no estimate, so that a shopper is told to call in place of something wrong.
 */
export async function askDelivery(postcode: string, fetch?: Reach): Promise<DeliveryAnswer> {
  const wanted = postcode.trim();
  if (wanted === '') return { error: DELIVERY_MESSAGES.empty };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const query = { postcode: wanted };
  // A network error or timeout is shown as no estimate.
  const answer = await call(routes.deliveryEstimate, { query }, { fetch, signal }).catch(() => null);
  if (!isEstimate(answer)) return { error: DELIVERY_MESSAGES.none };
  return { name: answer.name, price: answer.price === 0 ? 'Free' : formatDollars(answer.price) };
}

/** Whether it can be shown: a page that lives longer than its platform may be answered by another release. */
function isEstimate(answer: unknown): answer is DeliveryEstimate {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'name' in answer &&
    typeof answer.name === 'string' &&
    'price' in answer &&
    typeof answer.price === 'number' &&
    Number.isFinite(answer.price) &&
    answer.price >= 0
  );
}

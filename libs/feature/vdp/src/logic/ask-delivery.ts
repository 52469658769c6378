import { call, routes } from '@forecourt/platform-client';
import type { Reach } from '@forecourt/platform-client';
import type { DeliveryEstimate } from '@forecourt/platform-client/contracts';
import { DELIVERY_MESSAGES, formatDollars } from '@forecourt/pricing';

/** The result of the delivery calculator: a region with its formatted price, or the reason for none. */
export type DeliveryAnswer = { name: string; price: string } | { error: string };

/** Timeout, milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Requests the price of delivery to a postcode from the platform. A blank postcode sends no request. Any response
 * other than a price with a region means no estimate, and the shopper is told to call.
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

/** Validates the response: a cached page may call a newer release of the platform. */
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

import type { DeliveryEstimate } from '@forecourt/platform-client/contracts';
import { DELIVERY_MESSAGES, formatDollars } from '@forecourt/pricing';

/** What the delivery calculator answers: a region with its price in words, or why there is none. */
export type DeliveryAnswer = { name: string; price: string } | { error: string };

/** How long an answer may take, milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * Asks the platform what delivery to a postcode costs. A blank postcode is not asked; whatever is not a price with a region
 * reads as no estimate, so that a shopper is told to call in place of something wrong.
 */
export async function askDelivery(
  postcode: string,
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
): Promise<DeliveryAnswer> {
  const wanted = postcode.trim();
  if (wanted === '') return { error: DELIVERY_MESSAGES.empty };
  try {
    const path = `/api/delivery?${new URLSearchParams({ postcode: wanted })}`;
    const response = await fetch(path, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    if (isEstimate(answer))
      return { name: answer.name, price: answer.price === 0 ? 'Free' : formatDollars(answer.price) };
  } catch {
    // The line is down or the answer late: the same to a shopper as no estimate.
  }
  return { error: DELIVERY_MESSAGES.none };
}

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

import { type HalfApi, type HalfServices, guarded, oncePerSite } from '@forecourt/api';
import { deliveryEstimateSchema, operations } from '@forecourt/platform-client/contracts';
import type { VdpSite } from '../VdpSite.ts';
import type { DeliveryProvider } from './DeliveryProvider.ts';

/** Timeout of a provider, milliseconds: a shopper is waiting. */
const TIMEOUT_MS = 2_000;
/**
 * Circuit breaker: a provider that failed is not called for this long, milliseconds. While it hangs, only one shopper
 * in ten seconds waits for it.
 */
const BREAK_MS = 10_000;

/** The route for delivery prices. */
export function deliveryRoutes(api: HalfApi<VdpSite>, { logger, now }: HalfServices): void {
  /** One circuit breaker per site. */
  const askOf = oncePerSite((site, delivery: DeliveryProvider) =>
    guarded((postcode: string, signal) => delivery.estimate(postcode, { signal }), {
      answer: deliveryEstimateSchema,
      name: 'delivery provider',
      limitMs: TIMEOUT_MS,
      restMs: BREAK_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serve(operations.deliveryEstimate, {
    async handle({ site: { slug }, request, offer: { delivery } }) {
      const { postcode } = request.query;
      // An invalid postcode has no estimate; the provider is not called.
      if (!delivery || !/^\d{4}$/.test(postcode)) return { problem: 'noEstimate' };
      const estimate = await askOf(slug, delivery)(postcode);
      if (estimate === 'failed') return { problem: 'providerDown' };
      return estimate ? { answer: estimate, cache: 'public, max-age=300' } : { problem: 'noEstimate' };
    },
  });
}

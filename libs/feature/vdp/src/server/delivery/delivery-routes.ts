import { type HalfApi, type HalfServices, guarded, oncePerSite } from '@forecourt/api';
import { deliveryEstimateSchema, operations } from '@forecourt/platform-client/contracts';
import type { VdpSite } from '../VdpSite.ts';
import type { DeliveryProvider } from './DeliveryProvider.ts';

/** How long a provider may take, milliseconds: a shopper is waiting. */
const TIMEOUT_MS = 2_000;
/** A provider that failed is left alone so long, milliseconds: while it hangs, only one shopper in ten seconds waits for it. */
const REST_MS = 10_000;

/** What delivery to a postcode costs. */
export function deliveryRoutes(api: HalfApi<VdpSite>, { logger, now }: HalfServices): void {
  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, delivery: DeliveryProvider) =>
    guarded((postcode: string, signal) => delivery.estimate(postcode, { signal }), {
      answer: deliveryEstimateSchema,
      name: 'delivery provider',
      limitMs: TIMEOUT_MS,
      restMs: REST_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serve(operations.deliveryEstimate, {
    async handle({ site: { slug }, request, offer: { delivery } }) {
      const { postcode } = request.query;
      // What is no postcode has no estimate: a provider is not asked about it.
      if (!delivery || !/^\d{4}$/.test(postcode)) return { problem: 'noEstimate' };
      const estimate = await askOf(slug, delivery)(postcode);
      if (estimate === 'failed') return { problem: 'providerDown' };
      return estimate ? { answer: estimate, cache: 'public, max-age=300' } : { problem: 'noEstimate' };
    },
  });
}

import { deliveryEstimateSchema } from '@forecourt/platform-client/contracts';
import { DELIVERY_MESSAGES } from '@forecourt/pricing';
import { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { guarded } from '../http/guarded.ts';
import { oncePerSite } from '../http/oncePerSite.ts';
import { problem } from '../http/problem.ts';
import type { DeliveryProvider } from './DeliveryProvider.ts';

/** How long a provider may take, milliseconds: a shopper is waiting. */
const PATIENCE_MS = 2_000;
/** A provider that failed is left alone so long, milliseconds: while it hangs, only one shopper in ten seconds waits for it. */
const REST_MS = 10_000;
const FRESH = { 'cache-control': 'public, max-age=300' };
const RETRY_SECONDS = '60';

/** What delivery to a postcode costs. Below `/api/delivery`. */
export function deliveryRoutes({ logger, now }: Pick<ApiServices, 'logger' | 'now'>) {
  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, delivery: DeliveryProvider) =>
    guarded((postcode: string, signal) => delivery.estimate(postcode, { signal }), {
      answer: deliveryEstimateSchema,
      name: 'delivery provider',
      limitMs: PATIENCE_MS,
      restMs: REST_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  return new Hono<ApiEnvironment>().get('/', async (context) => {
    const { slug, delivery } = context.get('site');
    const postcode = (context.req.query('postcode') ?? '').trim();
    const none = () =>
      problem(context, 404, { detail: 'There is no estimate for it.', error: DELIVERY_MESSAGES.none });
    if (postcode === '')
      return problem(context, 422, {
        detail: 'The query has no postcode.',
        error: DELIVERY_MESSAGES.empty,
        fields: { postcode: [DELIVERY_MESSAGES.empty] },
      });
    if (!delivery || !/^\d{4}$/.test(postcode)) return none();
    const estimate = await askOf(slug, delivery)(postcode);
    if (estimate === 'failed')
      return problem(context, 503, {
        detail: 'The delivery provider does not answer as agreed.',
        error: DELIVERY_MESSAGES.none,
        headers: { 'retry-after': RETRY_SECONDS },
      });
    return estimate ? context.json(estimate, 200, FRESH) : none();
  });
}

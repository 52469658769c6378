import { deliveryEstimateSchema } from '@forecourt/platform-client/contracts';
import { DELIVERY_MESSAGES } from '@forecourt/pricing';
import { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { errorFacts } from '../http/errorFacts.ts';
import { problem } from '../http/problem.ts';

/** How long a provider may take, milliseconds: a shopper is waiting. */
const PATIENCE_MS = 2_000;
const FRESH = { 'cache-control': 'public, max-age=300' };
const RETRY_SECONDS = '60';

/** What delivery to a postcode costs. Below `/api/delivery`. */
export function deliveryRoutes({ logger }: Pick<ApiServices, 'logger'>) {
  /** Sites whose provider failed last time: an outage is logged when it begins, not with every shopper. */
  const failing = new Set<string>();

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
    try {
      const answer = await inTime((signal) => delivery.estimate(postcode, { signal }));
      const estimate = answer && deliveryEstimateSchema.parse(answer);
      failing.delete(slug);
      return estimate ? context.json(estimate, 200, FRESH) : none();
    } catch (error) {
      if (!failing.has(slug)) {
        failing.add(slug);
        logger.warn(
          { request_id: context.get('requestId'), site: slug, ...errorFacts(error) },
          'the delivery prices do not come; this is logged again once they have come and failed again',
        );
      }
      return problem(context, 503, {
        detail: 'The delivery provider does not answer as agreed.',
        error: DELIVERY_MESSAGES.none,
        headers: { 'retry-after': RETRY_SECONDS },
      });
    }
  });
}

/** A provider that does not mind its signal is not waited for either. */
async function inTime<Answer>(ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([ask(signal), late]);
}

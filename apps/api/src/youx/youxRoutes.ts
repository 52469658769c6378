import { leadLimits } from '@forecourt/lead-desk';
import { youxQuoteRequestSchema, youxQuoteSchema } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import { Hono } from 'hono';
import type { ApiServices } from '../ApiServices.ts';
import { findShownCarById } from '../cars/findCar.ts';
import type { ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { guarded } from '../http/guarded.ts';
import { oncePerSite } from '../http/oncePerSite.ts';
import { problem } from '../http/problem.ts';
import { readBody } from '../http/readBody.ts';
import type { YouxProvider, YouxQuestion } from './YouxProvider.ts';

/** How long youX may take, milliseconds; the page is there and read meanwhile. */
const PATIENCE_MS = 2_000;
/** youX is left alone so long once it failed, milliseconds. */
const REST_MS = 10_000;
const FRESH = { 'cache-control': 'no-store' };

/** Quotes of youX. Below `/api/youx`. */
export function youxRoutes({ db, logger, now, trustedProxies = 0 }: ApiServices) {
  // A page asks once for each vehicle: more than this in ten minutes is nobody who reads them.
  const limits = leadLimits({ perAddress: 120, perSite: null });

  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, youx: YouxProvider) =>
    guarded(
      (asked: { question: YouxQuestion; car: Car | null }, signal) =>
        youx.quote(asked.question, { now: now(), signal, car: asked.car }),
      {
        answer: youxQuoteSchema,
        name: 'youX provider',
        limitMs: PATIENCE_MS,
        restMs: REST_MS,
        now,
        logger: logger.child({ site }),
      },
    ),
  );

  return new Hono<ApiEnvironment>().post('/quote', async (context) => {
    const { slug, youx } = context.get('site');
    if (!youx) return problem(context, 404, { detail: 'This site has no youX quotes.' });
    const retryAfter = await limits.take(slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null)
      return problem(context, 429, {
        detail: 'Too many quotes for one address.',
        headers: { 'retry-after': String(retryAfter) },
      });
    const body = await readBody(context);
    if ('status' in body) return problem(context, body.status, { detail: body.detail });
    const checked = youxQuoteRequestSchema.safeParse(body.fields);
    if (!checked.success) {
      const fields = [...new Set(checked.error.issues.map(({ path }) => path.join('.')))];
      return problem(context, 422, { detail: `Refused: ${fields.join(', ')}.` });
    }
    const { car_id: carId, ...question } = checked.data;
    const car = carId === undefined ? null : await findShownCarById(db, context.get('site'), carId);
    const quote = await askOf(slug, youx)({ question, car });
    // Browsers write a failing status to the console, and a page without a quote is none that failed.
    if (quote === null || quote === 'failed') return context.body(null, 204, FRESH);
    return context.json(quote, 200, FRESH);
  });
}

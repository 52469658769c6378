import { leadLimits } from '@forecourt/lead-desk';
import { lenderInfoSchema } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { ApiServices } from '../ApiServices.ts';
import { findShownCarById } from '../cars/findCar.ts';
import { noSuchCar } from '../cars/noSuchCar.ts';
import type { ApiContext } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { guarded } from '../http/guarded.ts';
import { oncePerSite } from '../http/oncePerSite.ts';
import { problem } from '../http/problem.ts';
import type { LenderProvider } from './LenderProvider.ts';

/** How long a lender may take, milliseconds; the disclaimer is there and read meanwhile. */
const PATIENCE_MS = 2_000;
/** A lender is left alone so long once it failed, milliseconds. */
const REST_MS = 10_000;

/** Answers with what the lender says about a car. */
export function lenderRoute({ db, logger, now, trustedProxies = 0 }: ApiServices) {
  // A page asks once, when its disclaimer is opened: more than this in ten minutes is nobody who reads them.
  const limits = leadLimits({ perAddress: 120, perSite: null });

  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, lender: LenderProvider) =>
    guarded((car: Car, signal) => lender.info(car, { now: now(), signal }), {
      answer: lenderInfoSchema,
      name: 'lender',
      limitMs: PATIENCE_MS,
      restMs: REST_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  return async (context: ApiContext): Promise<Response> => {
    const site = context.get('site');
    if (!site.lender) return problem(context, 404, { detail: 'This site asks no lender.' });
    const retryAfter = await limits.take(site.slug, clientAddress(context, trustedProxies));
    if (retryAfter !== null)
      return problem(context, 429, {
        detail: 'Too many questions from one address.',
        headers: { 'retry-after': String(retryAfter) },
      });
    const id = context.req.param('id') ?? '';
    const car = /^\d{1,15}$/.test(id) ? await findShownCarById(db, site, Number(id)) : null;
    if (!car) return noSuchCar(context);
    const info = await askOf(site.slug, site.lender)(car);
    // Browsers write a failing status to the console, and a disclaimer without the lender's words is none that failed.
    if (info === null || info === 'failed') return context.body(null, 204, { 'cache-control': 'no-store' });
    return context.json(info, 200, { 'cache-control': 'public, max-age=300' });
  };
}

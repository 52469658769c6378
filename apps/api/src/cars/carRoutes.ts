import { leadLimits } from '@forecourt/lead-desk';
import { autogaugeSchema, carViewSchema, type CarView } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { errorFacts } from '../http/errorFacts.ts';
import { guarded } from '../http/guarded.ts';
import { problem } from '../http/problem.ts';
import { lenderRoute } from '../lender/lenderRoute.ts';
import { stockFigures } from '../market/stockFigures.ts';
import { carAddresses } from './carAddresses.ts';
import { countView, isLook } from './countView.ts';
import { findCarBySlug } from './findCar.ts';
import { noSuchCar } from './noSuchCar.ts';
import { findSimilar } from './findSimilar.ts';
import { sheetRoute } from './sheetRoute.ts';

const FRESH = { 'cache-control': 'public, max-age=30, stale-while-revalidate=300' };
const SEARCH_RETRY_SECONDS = '30';
/** A market-figures provider is waited for so long, milliseconds: pages wait with it. */
const PROVIDER_MS = 300;
/** A market-figures provider that failed is left alone so long, milliseconds. */
const PROVIDER_REST_MS = 60_000;
/** Figures of our own stock are a read of our own database, as the car is: late only where the whole page would be. */
const STOCK_MS = 2_000;

/** The car of a site, what it is like, and what may have changed about it. Below `/api/cars`. */
export function carRoutes(services: ApiServices) {
  const { db, searchEngine, market, logger, now, trustedProxies = 0 } = services;
  const source = market ?? stockFigures(db, now);
  const figures = guarded((car: Car, signal) => source.figures(car, signal), {
    answer: autogaugeSchema,
    name: 'market-figures provider',
    limitMs: market ? PROVIDER_MS : STOCK_MS,
    // The stock is read on while a page no longer waits: the next page has it, so that it needs no rest.
    restMs: market ? PROVIDER_REST_MS : 0,
    now,
    logger,
  });
  // One look at a car from an address in half an hour counts.
  const looks = leadLimits({ perAddress: 1, perSite: null, seconds: 1_800 });
  const carOf = (context: ApiContext) =>
    findCarBySlug(db, context.get('site'), context.req.param('slug') ?? '');

  return new Hono<ApiEnvironment>()
    .use(etag())
    .get('/', async (context) => {
      const after = context.req.query('after') ?? '0';
      if (!/^\d{1,15}$/.test(after))
        return problem(context, 422, {
          detail: '`after` is a whole number: `next` of the answer before. Leave it out for the first.',
        });
      return context.json(await carAddresses(db, context.get('site'), Number(after), now()), 200, FRESH);
    })
    .get('/:slug', async (context) => {
      const car = await carOf(context);
      return car ? context.json(car, 200, FRESH) : noSuchCar(context);
    })
    .get('/:slug/view.json', async (context) => {
      const car = await carOf(context);
      if (!car) return noSuchCar(context);
      const look =
        isLook(context.req.raw.headers) &&
        (await looks.take(
          `${context.get('site').slug} ${car.id}`,
          clientAddress(context, trustedProxies),
        )) === null;
      const views = (car.views ?? 0) + (await countView(db, car.id, look));
      const view: CarView = { views, car_fields: carViewSchema.shape.car_fields.parse(car) };
      return context.json(view, 200, { 'cache-control': 'private, max-age=60' });
    })
    .get('/:slug/autogauge', async (context) => {
      const car = await carOf(context);
      if (!car) return noSuchCar(context);
      const found = await figures(car);
      if (found === 'failed')
        return problem(context, 503, { detail: 'The market-figures provider does not answer as agreed.' });
      if (!found) return problem(context, 404, { detail: 'Too little is known of the market of this car.' });
      return context.json(found, 200, FRESH);
    })
    .get('/:id/finance', lenderRoute(services))
    .get('/:slug/pdf', sheetRoute(services))
    .get('/:slug/similar', async (context) => {
      const car = await carOf(context);
      if (!car) return noSuchCar(context);
      if (!searchEngine) return searchDown(context);
      try {
        const found = await findSimilar(car, context.get('site'), { engine: searchEngine, now: now() });
        return context.json(found, 200, FRESH);
      } catch (error) {
        logger.warn({ request_id: context.get('requestId'), ...errorFacts(error) }, 'similar cars failed');
        return searchDown(context);
      }
    });
}

function searchDown(context: ApiContext): Response {
  return problem(context, 503, {
    detail: 'The search engine does not answer.',
    error: 'Similar vehicles cannot be shown right now.',
    headers: { 'retry-after': SEARCH_RETRY_SECONDS },
  });
}

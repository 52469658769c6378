import { leadLimits } from '@forecourt/lead-desk';
import { autogaugeSchema, carViewSchema, operations } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { ApiServices } from '../ApiServices.ts';
import type { ApiContext, ApiEnvironment } from '../http/ApiContext.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { errorFacts } from '../http/errorFacts.ts';
import { guarded } from '../http/guarded.ts';
import { serve } from '../http/serve.ts';
import { lenderRoute } from '../lender/lenderRoute.ts';
import { stockFigures } from '../market/stockFigures.ts';
import { carAddresses } from './carAddresses.ts';
import { countView, isLook } from './countView.ts';
import { findCarBySlug } from './findCar.ts';
import { findSimilar } from './findSimilar.ts';
import { sheetRoute } from './sheetRoute.ts';

const FRESH = 'public, max-age=30, stale-while-revalidate=300';
/** A market-figures provider is waited for so long, milliseconds: pages wait with it. */
const PROVIDER_MS = 300;
/** A market-figures provider that failed is left alone so long, milliseconds. */
const PROVIDER_REST_MS = 60_000;
/** Figures of our own stock are a read of our own database, as the car is: late only where the whole page would be. */
const STOCK_MS = 2_000;

/** The car of a site, what it is like, and what may have changed about it. */
export function carRoutes(api: Hono<ApiEnvironment>, services: ApiServices): void {
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
  const isNew = async (context: ApiContext, car: string) =>
    (await looks.take(car, clientAddress(context, trustedProxies))) === null;
  api.use('/api/cars/*', etag());

  serve(api, operations.carAddresses, {
    handle: async ({ site, request }) => ({
      answer: await carAddresses(db, site, request.query.after ?? 0, now()),
      cache: FRESH,
    }),
  });
  serve(api, operations.car, {
    async handle({ site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      return car ? { answer: car, cache: FRESH } : { problem: 'noSuchCar' };
    },
  });
  serve(api, operations.carView, {
    async handle({ context, site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      if (!car) return { problem: 'noSuchCar' };
      const look = isLook(context.req.raw.headers) && (await isNew(context, `${site.slug} ${car.id}`));
      const views = (car.views ?? 0) + (await countView(db, car.id, look));
      const car_fields = carViewSchema.shape.car_fields.parse(car);
      return { answer: { views, car_fields }, cache: 'private, max-age=60' };
    },
  });
  serve(api, operations.autogauge, {
    async handle({ site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      if (!car) return { problem: 'noSuchCar' };
      const found = await figures(car);
      if (found === 'failed') return { problem: 'providerDown' };
      return found ? { answer: found, cache: FRESH } : { problem: 'noFigures' };
    },
  });
  lenderRoute(api, services);
  sheetRoute(api, services);
  serve(api, operations.similarCars, {
    async handle({ context, site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      if (!car) return { problem: 'noSuchCar' };
      if (!searchEngine) return { problem: 'searchDown' };
      try {
        return { answer: await findSimilar(car, site, { engine: searchEngine, now: now() }), cache: FRESH };
      } catch (error) {
        logger.warn({ request_id: context.get('requestId'), ...errorFacts(error) }, 'similar cars failed');
        return { problem: 'searchDown' };
      }
    },
  });
}

import {
  clientAddress,
  errorFacts,
  findCarBySlug,
  findCarBySlugEvenLeft,
  perAddress,
  type ApiContext,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import { carViewSchema, operations } from '@forecourt/platform-client/contracts';
import type { VdpSite } from '../VdpSite.ts';
import { carAddresses } from './car-addresses.ts';
import { countView, isPageView } from './count-view.ts';
import { findSimilar } from './find-similar.ts';

const FRESH = 'public, max-age=30, stale-while-revalidate=300';

/** The routes for car pages: their URLs, their current data, and similar cars. */
export function carRoutes(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, searchEngine, logger, now, trustedProxies = 0 } = services;
  // A car is counted once per address in half an hour.
  const viewLimit = perAddress(1, 1_800);
  const isNew = async (context: ApiContext, car: string) =>
    (await viewLimit.take(car, clientAddress(context, trustedProxies))) === null;

  api.serve(operations.carAddresses, {
    handle: async ({ site, request }) => ({
      answer: await carAddresses(db, site, request.query.after ?? 0, now()),
      cache: FRESH,
    }),
  });
  api.serve(operations.carView, {
    async handle({ context, site, request }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      if (!car) return { problem: 'noSuchCar' };
      const counts = isPageView(context.req.raw.headers) && (await isNew(context, `${site.slug} ${car.id}`));
      const views = (car.views ?? 0) + (await countView(db, car.id, counts));
      const car_fields = carViewSchema.shape.car_fields.parse(car);
      return { answer: { views, car_fields }, cache: 'private, max-age=60' };
    },
  });
  api.serve(operations.similarCars, {
    async handle({ context, site, request }) {
      const car = await findCarBySlugEvenLeft(db, site, request.params.slug);
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

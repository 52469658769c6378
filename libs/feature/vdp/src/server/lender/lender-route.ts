import {
  type HalfApi,
  type HalfServices,
  findShownCarById,
  guarded,
  oncePerSite,
  perAddress,
  visitorLimit,
} from '@forecourt/api';
import { lenderInfoSchema, operations } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { VdpSite } from '../VdpSite.ts';
import type { LenderProvider } from './LenderProvider.ts';

/** Timeout of the lender, milliseconds. The page shows its own disclaimer meanwhile. */
const TIMEOUT_MS = 2_000;
/** Circuit breaker: a lender that failed is not called for this long, milliseconds. */
const BREAK_MS = 10_000;

/** The route for the lender’s text about a car. */
export function lenderRoute(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, logger, now, trustedProxies } = services;

  /** One circuit breaker per site. */
  const askOf = oncePerSite((site, lender: LenderProvider) =>
    guarded((car: Car, signal) => lender.info(car, { now: now(), signal }), {
      answer: lenderInfoSchema,
      name: 'lender',
      limitMs: TIMEOUT_MS,
      restMs: BREAK_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serveOffer(operations.carFinance, ({ lender }) => lender, {
    // A page sends one request, when its disclaimer is opened. More than 120 in ten minutes are not from a person.
    limit: visitorLimit(perAddress(120), trustedProxies),
    async handle({ site, request, offer: lender }) {
      const car = await findShownCarById(db, site, request.params.id);
      if (!car) return { problem: 'noSuchCar' };
      const info = await askOf(site.slug, lender)(car);
      // Not an error status, because browsers log one to the console. The page then keeps its own disclaimer.
      if (info === null || info === 'failed') return { answer: null, cache: 'no-store' };
      return { answer: info, cache: 'public, max-age=300' };
    },
  });
}

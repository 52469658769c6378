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

/** How long a lender may take, milliseconds; the disclaimer is there and read meanwhile. */
const TIMEOUT_MS = 2_000;
/** A lender is left alone so long once it failed, milliseconds. */
const REST_MS = 10_000;

/** What the lender says about a car. */
export function lenderRoute(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, logger, now, trustedProxies } = services;

  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, lender: LenderProvider) =>
    guarded((car: Car, signal) => lender.info(car, { now: now(), signal }), {
      answer: lenderInfoSchema,
      name: 'lender',
      limitMs: TIMEOUT_MS,
      restMs: REST_MS,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serveOffer(operations.carFinance, ({ lender }) => lender, {
    // A page asks once, when its disclaimer is opened: more than this in ten minutes is nobody who reads them.
    limit: visitorLimit(perAddress(120), trustedProxies),
    async handle({ site, request, offer: lender }) {
      const car = await findShownCarById(db, site, request.params.id);
      if (!car) return { problem: 'noSuchCar' };
      const info = await askOf(site.slug, lender)(car);
      // Browsers write a failing status to the console, and a disclaimer without the lender's words is none that failed.
      if (info === null || info === 'failed') return { answer: null, cache: 'no-store' };
      return { answer: info, cache: 'public, max-age=300' };
    },
  });
}

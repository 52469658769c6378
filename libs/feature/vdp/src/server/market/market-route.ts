import { findCarBySlug, guarded, oncePerSite, type HalfApi, type HalfServices } from '@forecourt/api';
import { autogaugeSchema, operations } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { VdpSite } from '../VdpSite.ts';
import { stockFigures } from './stock-figures.ts';

const FRESH = 'public, max-age=30, stale-while-revalidate=300';
/** A market-figures provider is waited for so long, milliseconds: pages wait with it. */
const PROVIDER_MS = 300;
/** A market-figures provider that failed is left alone so long, milliseconds. */
const PROVIDER_REST_MS = 60_000;
/** Figures of our own stock are a read of our own database, as the car is: late only where the whole page would be. */
const STOCK_MS = 2_000;

/** Where the price of a car lies in the market. */
export function marketRoute(api: HalfApi<VdpSite>, { db, logger, now }: HalfServices): void {
  const stock = stockFigures(db, now);

  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, { market }: VdpSite) =>
    guarded((car: Car, signal) => (market ?? stock).figures(car, signal), {
      answer: autogaugeSchema,
      name: 'market-figures provider',
      limitMs: market ? PROVIDER_MS : STOCK_MS,
      // The stock is read on while a page no longer waits: the next page has it, so that it needs no rest.
      restMs: market ? PROVIDER_REST_MS : 0,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serve(operations.autogauge, {
    async handle({ site, request, offer }) {
      const car = await findCarBySlug(db, site, request.params.slug);
      if (!car) return { problem: 'noSuchCar' };
      const found = await askOf(site.slug, offer)(car);
      if (found === 'failed') return { problem: 'providerDown' };
      return found ? { answer: found, cache: FRESH } : { problem: 'noFigures' };
    },
  });
}

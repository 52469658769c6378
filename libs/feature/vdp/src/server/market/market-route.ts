import { findCarBySlug, guarded, oncePerSite, type HalfApi, type HalfServices } from '@forecourt/api';
import { autogaugeSchema, operations } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { VdpSite } from '../VdpSite.ts';
import { stockFigures } from './stock-figures.ts';

const FRESH = 'public, max-age=30, stale-while-revalidate=300';
/** Timeout of a market-figures provider, milliseconds. The server-rendered page waits for it. */
const PROVIDER_TIMEOUT_MS = 300;
/** Circuit breaker: a market-figures provider that failed is not called for this long, milliseconds. */
const PROVIDER_BREAK_MS = 60_000;
/** Timeout of figures from our own stock, milliseconds: one read of our own database. */
const STOCK_TIMEOUT_MS = 2_000;

/** The route for the market figures of a car. */
export function marketRoute(api: HalfApi<VdpSite>, { db, logger, now }: HalfServices): void {
  const stock = stockFigures(db, now);

  /** One circuit breaker per site. */
  const askOf = oncePerSite((site, { market }: VdpSite) =>
    guarded((car: Car, signal) => (market ?? stock).figures(car, signal), {
      answer: autogaugeSchema,
      name: 'market-figures provider',
      limitMs: market ? PROVIDER_TIMEOUT_MS : STOCK_TIMEOUT_MS,
      // No break for our own stock: a read that was too slow still fills the cache for the next page.
      restMs: market ? PROVIDER_BREAK_MS : 0,
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

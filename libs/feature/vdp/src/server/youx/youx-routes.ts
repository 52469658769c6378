import {
  type HalfApi,
  type HalfServices,
  findShownCarById,
  guarded,
  oncePerSite,
  perAddress,
  visitorLimit,
} from '@forecourt/api';
import { operations, youxQuoteSchema } from '@forecourt/platform-client/contracts';
import type { Car } from '@forecourt/vehicle';
import type { VdpSite } from '../VdpSite.ts';
import type { YouxProvider, YouxQuestion } from './YouxProvider.ts';

/** Timeout of youX, milliseconds. The page is visible meanwhile. */
const TIMEOUT_MS = 2_000;
/** Circuit breaker: youX is not called for this long after a failure, milliseconds. */
const BREAK_MS = 10_000;

/** The route for youX quotes. */
export function youxRoutes(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, logger, now, trustedProxies } = services;

  /** One circuit breaker per site. */
  const askOf = oncePerSite((site, youx: YouxProvider) =>
    guarded(
      (asked: { question: YouxQuestion; car: Car | null }, signal) =>
        youx.quote(asked.question, { now: now(), signal, car: asked.car }),
      {
        answer: youxQuoteSchema,
        name: 'youX provider',
        limitMs: TIMEOUT_MS,
        restMs: BREAK_MS,
        now,
        logger: logger.child({ site }),
      },
    ),
  );

  api.serveOffer(operations.youxQuote, ({ youx }) => youx, {
    // A page sends one request per vehicle. More than 120 in ten minutes are not from a person.
    limit: visitorLimit(perAddress(120), trustedProxies),
    async handle({ site, request, offer: youx }) {
      const { car_id: carId, ...question } = request.body;
      const car = carId === undefined ? null : await findShownCarById(db, site, carId);
      const quote = await askOf(site.slug, youx)({ question, car });
      // Not an error status, because browsers log one to the console. The page then shows no quote.
      return { answer: quote === 'failed' ? null : quote, cache: 'no-store' };
    },
  });
}

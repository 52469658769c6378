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

/** How long youX may take, milliseconds; the page is there and read meanwhile. */
const TIMEOUT_MS = 2_000;
/** youX is left alone so long once it failed, milliseconds. */
const REST_MS = 10_000;

/** Quotes of youX. */
export function youxRoutes(api: HalfApi<VdpSite>, services: HalfServices): void {
  const { db, logger, now, trustedProxies } = services;

  /** The guard of a site's provider remembers how that one did. */
  const askOf = oncePerSite((site, youx: YouxProvider) =>
    guarded(
      (asked: { question: YouxQuestion; car: Car | null }, signal) =>
        youx.quote(asked.question, { now: now(), signal, car: asked.car }),
      {
        answer: youxQuoteSchema,
        name: 'youX provider',
        limitMs: TIMEOUT_MS,
        restMs: REST_MS,
        now,
        logger: logger.child({ site }),
      },
    ),
  );

  api.serveOffer(operations.youxQuote, ({ youx }) => youx, {
    // A page asks once for each vehicle: more than this in ten minutes is nobody who reads them.
    limit: visitorLimit(perAddress(120), trustedProxies),
    async handle({ site, request, offer: youx }) {
      const { car_id: carId, ...question } = request.body;
      const car = carId === undefined ? null : await findShownCarById(db, site, carId);
      const quote = await askOf(site.slug, youx)({ question, car });
      // Browsers write a failing status to the console, and a page without a quote is none that failed.
      return { answer: quote === 'failed' ? null : quote, cache: 'no-store' };
    },
  });
}

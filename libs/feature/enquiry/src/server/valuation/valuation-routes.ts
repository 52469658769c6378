import { randomUUID } from 'node:crypto';
import {
  guarded,
  oncePerSite,
  perAddress,
  stockOf,
  visitorLimit,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import type { LeadValuation } from '@forecourt/lead';
import {
  operations,
  regoVehicleSchema,
  type RegoVehicle,
  type ValuationRequest,
} from '@forecourt/platform-client/contracts';
import { NO_FIGURE_TEXT, onlineLimit, OWING_FINANCE_TEXT, type NoFigureReason } from '@forecourt/valuation';
import { localDate } from '@forecourt/values';
import type { EnquirySite } from '../EnquirySite.ts';
import type { PlateQuestion } from './RegoProvider.ts';
import { signValuation, verifyValuation } from './signed-valuation.ts';
import { stockRego } from './stock-rego.ts';
import { stockValuation } from './stock-valuation.ts';
import type { TradeInProviders } from './trade-in-providers.ts';
import { providedValueSchema, type ProvidedValue, type ValuationQuestion } from './ValuationProvider.ts';

/** Timeout of a service, milliseconds. The shopper waits for it. */
const TIMEOUT_MS = 3_000;
/** Circuit breaker: a service is not called for this long after a failure, milliseconds. */
const BREAK_MS = 10_000;
/** Plates are looked up, and values asked for, this often by one visitor in ten minutes: plates must not be tried out. */
const CALLS_PER_VISITOR = 60;

/** The routes that look up a number plate and value a trade-in. Nothing is stored. */
export function valuationRoutes(
  api: HalfApi<EnquirySite>,
  { db, logger, now, trustedProxies }: HalfServices,
  signingKey: () => Promise<Buffer>,
): void {
  const limit = visitorLimit(perAddress(CALLS_PER_VISITOR), trustedProxies);
  const [ownRego, ownValuation] = [stockRego(db), stockValuation(db)];
  const tradeInOf = ({ tradeIn }: EnquirySite) => tradeIn;

  /** One circuit breaker per site. A failure of our own database needs none. */
  const regoOf = oncePerSite((site, { rego }: TradeInProviders) =>
    guarded((asked: PlateQuestion, signal) => (rego ?? ownRego).vehicle(asked, signal), {
      answer: regoVehicleSchema,
      name: 'rego service',
      limitMs: TIMEOUT_MS,
      restMs: rego ? BREAK_MS : 0,
      now,
      logger: logger.child({ site }),
    }),
  );
  const valueOf = oncePerSite((site, { valuation }: TradeInProviders) =>
    guarded((asked: ValuationQuestion, signal) => (valuation ?? ownValuation).value(asked, signal), {
      answer: providedValueSchema,
      name: 'valuation service',
      limitMs: TIMEOUT_MS,
      restMs: valuation ? BREAK_MS : 0,
      now,
      logger: logger.child({ site }),
    }),
  );

  api.serveOffer(operations.rego, tradeInOf, {
    limit,
    async handle({ site, request: { query }, offer }) {
      const vehicle = await regoOf(site.slug, offer)({ ...query, dealers: stockOf(site) });
      if (vehicle === 'failed') return { problem: 'providerDown' };
      return { answer: vehicle, cache: 'no-store' };
    },
  });

  /** The vehicle as the shopper described it, else of its plate; null if neither is known. */
  async function vehicleOf(asked: ValuationRequest, site: ApiSite, offer: TradeInProviders) {
    const { make, model, year, body, transmission } = asked;
    if (make !== null && model !== null && year !== null)
      return { make, model, year, badge: null, body, transmission };
    const plate = { plate: asked.rego, state: asked.regoState, dealers: stockOf(site) };
    const found = await regoOf(site.slug, offer)(plate);
    return found === 'failed' ? null : found;
  }

  /** The value of a vehicle; a service that fails has no figure. */
  async function valueFor(
    asked: ValuationRequest,
    vehicle: RegoVehicle,
    { site, offer, today }: { site: ApiSite; offer: TradeInProviders; today: string },
  ): Promise<Valued> {
    const valued = { ...vehicle, km: asked.kms };
    const limited = onlineLimit(valued, today);
    if (limited !== null) return { none: limited };
    const { make, model, year, km, body, transmission } = valued;
    const { finance: _owed, ...answers } = asked.adjustmentAnswers;
    const found = await valueOf(
      site.slug,
      offer,
    )({
      ...{ plate: asked.rego, state: asked.regoState, answers, today },
      timeZone: site.timeZone,
      vehicle: { make, model, year, km, body, transmission },
    });
    if (found === 'failed') return { none: 'unavailable' };
    return found ?? { none: 'too-few' };
  }

  api.serveOffer(operations.postValuation, tradeInOf, {
    limit,
    async handle({ site, request: { body }, offer }) {
      const vehicle = await vehicleOf(body, site, offer);
      if (!vehicle) return { problem: 'noVehicle' };
      const today = localDate(now(), site.timeZone);
      const value = await valueFor(body, vehicle, { site, offer, today });
      const key = await signingKey();
      const earlier = body.id === null ? null : verifyValuation(body.id, { key, site: site.slug });
      const { rego, regoState, kms, adjustmentAnswers } = body;
      const valuation = leadValuation(value, {
        id: earlier?.valuation.id ?? randomUUID(),
        date: today,
        answers: adjustmentAnswers,
      });
      const { range, no_figure, date } = valuation;
      const owing = adjustmentAnswers.finance === 'Yes';
      return {
        answer: {
          id: signValuation({ site: site.slug, rego, regoState, kms, vehicle, valuation }, key),
          ...{ date, vehicle, range, no_figure, owing },
          finance_note: owing ? OWING_FINANCE_TEXT : null,
        },
        cache: 'no-store',
      };
    },
  });
}

type Valued = ProvidedValue | { none: NoFigureReason };

/** The valuation that is signed and carried by the lead. A range that is over already counts as none. */
function leadValuation(value: Valued, facts: Pick<LeadValuation, 'id' | 'date' | 'answers'>): LeadValuation {
  const none = 'none' in value ? value.none : value.range.validUntil < facts.date ? 'unavailable' : null;
  if (none !== null || 'none' in value)
    return { ...facts, range: null, no_figure: NO_FIGURE_TEXT[none ?? 'unavailable'], offer_accepted: null };
  const { min, max, validUntil, reasons, basis } = value.range;
  const range = { min, max, valid_until: validUntil, reasons, basis };
  return { ...facts, range, no_figure: null, offer_accepted: null };
}

import { isDeepStrictEqual } from 'node:util';
import {
  errorFacts,
  findCarById,
  perAddress,
  visitorLimit,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import type { LeadPayload, LeadValuation } from '@forecourt/lead';
import { amendLead, leadVehicle, type LeadAmendment } from '@forecourt/lead-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { localDate } from '@forecourt/values';
import type { EnquirySite } from '../EnquirySite.ts';
import { withValuation } from './lead-with-valuation.ts';
import { verifyValuation, type SignedValuation } from './signed-valuation.ts';

/** Maximum number of these calls by one visitor in ten minutes. */
const CALLS_PER_VISITOR = 60;

/** The routes that save a valuation with a lead, and the shopper's answer to its offer. */
export function offerRoutes(
  api: HalfApi<EnquirySite>,
  { db, leads, logger, now, trustedProxies }: HalfServices,
  signingKey: () => Promise<Buffer>,
): void {
  const limit = visitorLimit(perAddress(CALLS_PER_VISITOR), trustedProxies);
  const tradeInOf = ({ tradeIn }: EnquirySite) => tradeIn;
  const signedFor = async (id: string, { slug }: ApiSite) =>
    verifyValuation(id, { key: await signingKey(), site: slug });

  async function amend<Refused extends string>(
    site: ApiSite,
    leadId: string,
    change: LeadAmendment<Refused>['change'],
  ): Promise<Refused | 'noSuchLead' | null> {
    // The vehicle is read before the transaction: the embedded database has one connection.
    const carId = await carOfLead(site, leadId);
    const car = carId === null ? null : await findCarById(db, site, carId);
    const vehicle = car && leadVehicle(car);
    const amended = await amendLead({ db, now: now() }, { site, leadId, change, vehicle });
    if (amended.outcome === 'added') leads.wake();
    if (amended.outcome === 'refused') return amended.refused;
    return amended.outcome === 'unknown' ? 'noSuchLead' : null;
  }

  async function carOfLead(site: ApiSite, leadId: string): Promise<number | null> {
    const row = await db
      .selectFrom('leads')
      .select('payload')
      .where('site', '=', site.slug)
      .where('id', '=', leadId)
      .executeTakeFirst();
    const id = row?.payload['car_id'];
    return typeof id === 'number' ? id : null;
  }

  async function saveValuation(site: ApiSite, leadId: string, id: string) {
    const signed = await signedFor(id, site);
    if (!signed) return 'notSigned';
    return amend(site, leadId, (said) => savedValuation(said, signed));
  }

  api.serveOffer(operations.postMiscellaneous, tradeInOf, {
    limit,
    async handle({ site, request: { body } }) {
      const { id, lead_id } = body;
      const facts = { site: site.slug, lead_id };
      const failed = (level: 'warn' | 'error', why: object) =>
        logger[level]({ ...facts, ...why }, 'Failed to save valuation data');
      const problem = await saveValuation(site, lead_id, id).catch((error: unknown) => {
        failed('error', errorFacts(error));
        throw error;
      });
      if (problem) {
        failed('warn', { problem });
        return { problem };
      }
      logger.info(facts, 'Valuation data saved successfully');
      return { answer: { saved: true as const, lead_id }, cache: 'no-store' };
    },
  });

  api.serveOffer(operations.patchLead, tradeInOf, {
    limit,
    async handle({ site, request: { params, body } }) {
      const { lead_id, form_completed, offer_accepted } = body;
      if (lead_id.toLowerCase() !== params.id.toLowerCase()) return { problem: 'otherLead' };
      const signed = await signedFor(body.valuation_id, site);
      if (!signed) return { problem: 'notSigned' };
      const answered = { answer: { lead_id: params.id, offer_accepted }, cache: 'no-store' };
      if (!form_completed) return { ...answered, answer: { lead_id: params.id, offer_accepted: null } };
      const today = localDate(now(), site.timeZone);
      const refused = await amend(site, params.id, (said) =>
        answeredOffer(said, { signed, accepted: offer_accepted ? 'Yes' : 'No', today }),
      );
      return refused ? { problem: refused } : answered;
    },
  });
}

type Messages = Parameters<LeadAmendment<unknown>['change']>[0];

/** The newest message of a lead, and the newest valuation: a later message may have been sent without it. */
function valuationIn(said: Messages): { newest: LeadPayload; valuation: LeadValuation | null } {
  const valued = said.findLast(({ valuation }) => valuation !== null);
  return { newest: said.at(-1) ?? said[0], valuation: valued?.valuation ?? null };
}

/** A lead has one valuation, of one vehicle: changed answers replace it, another one does not. */
function savedValuation(
  said: Messages,
  signed: SignedValuation,
): LeadPayload | 'unchanged' | { refused: 'notSigned' } {
  const { newest, valuation } = valuationIn(said);
  const otherVehicle = newest.rego !== null && plateOf(newest.rego) !== signed.rego;
  if (valuation ? valuation.id !== signed.valuation.id : otherVehicle) return { refused: 'notSigned' };
  if (valuation && isSameOffer(valuation, signed.valuation)) return 'unchanged';
  return withValuation(newest, signed);
}

/** Only the valuation that the lead carries can be answered. */
function answeredOffer(
  said: Messages,
  { signed, accepted, today }: { signed: SignedValuation; accepted: 'Yes' | 'No'; today: string },
): LeadPayload | 'unchanged' | { refused: 'notSigned' | 'noOffer' | 'expired' } {
  const { newest, valuation } = valuationIn(said);
  if (!valuation || !isSameOffer(valuation, signed.valuation)) return { refused: 'notSigned' };
  if (!valuation.range) return { refused: 'noOffer' };
  if (valuation.offer_accepted === accepted) return 'unchanged';
  if (accepted === 'Yes' && today > valuation.range.valid_until) return { refused: 'expired' };
  return withValuation(newest, { ...signed, valuation: { ...valuation, offer_accepted: accepted } });
}

function isSameOffer(one: LeadValuation, other: LeadValuation): boolean {
  return isDeepStrictEqual({ ...one, offer_accepted: null }, { ...other, offer_accepted: null });
}

function plateOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}

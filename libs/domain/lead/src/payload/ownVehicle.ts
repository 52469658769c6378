import { formatRange } from '@forecourt/pricing';
import { longDate } from '@forecourt/values';
import type { LeadPayload } from './leadPayloadSchema.ts';
import type { LeadValuation } from './leadValuation.ts';

/** The shopper's own vehicle, from a lead. */
export interface OwnVehicle {
  /** A trade-in, or for sale if the lead is about no vehicle of the dealer. */
  interest: 'trade-in' | 'sell';
  year: number | null;
  make: string | null;
  model: string | null;
  /** Kilometres. */
  kms: number | null;
  /** Plate and its state, e.g. `123ABC QLD`. */
  registration: string | null;
  /** Whether money is owed on it. */
  finance: 'Yes' | 'No' | null;
  /** The range of its online valuation in words, until when it is valid, and whether it was accepted; null without a range. */
  value: string | null;
  /** The shopper's message, if the whole lead is about this vehicle; null if it may be about another. */
  words: string | null;
}

/** The lead fields about the shopper's own vehicle. */
type Offer = Pick<
  LeadPayload,
  | 'category'
  | 'subcategory'
  | 'car_id'
  | 'message'
  | 'Rego'
  | 'do-you-have-a-trade-in'
  | 'rego'
  | 'regoState'
  | 'kms'
  | 'finance'
  | 'Trade-In Year'
  | 'Trade-In Make'
  | 'Trade-In Model'
  | 'valuation'
>;

/**
 * The vehicle that a shopper offers, or `null`. There is one if the lead is about a trade-in, a valuation or selling, if a field
 * that exists only for an offered vehicle is filled in, or if the shopper answered yes to the trade-in question. The plate
 * (`Rego`) alone may belong to a vehicle for service. The answer no always gives `null`.
 *
 * @example ownVehicle({ ...lead, category: 'Trade-In', Rego: '123ABC' })?.registration // '123ABC'
 */
export function ownVehicle(lead: Offer): OwnVehicle | null {
  const subject = `${lead.category ?? ''} ${lead.subcategory ?? ''}`;
  const [year, make, model] = [lead['Trade-In Year'], lead['Trade-In Make'], lead['Trade-In Model']];
  const told = [lead.rego, lead.kms, year, make, model, lead.valuation].some((field) => field !== null);
  const has = lead['do-you-have-a-trade-in'];
  const isSubject = /trade|valuation|\bsell/i.test(subject);
  const offered = has === 'Yes' || told || isSubject;
  if (has === 'No' || !offered) return null;
  const plate = [lead.rego ?? lead.Rego, lead.regoState].filter(Boolean).join(' ');
  return {
    interest: lead.car_id === null && /\bsell/i.test(subject) ? 'sell' : 'trade-in',
    ...{ year, make, model },
    kms: lead.kms,
    registration: plate === '' ? null : plate,
    finance: lead.finance,
    value: valueText(lead.valuation),
    words: isSubject ? lead.message : null,
  };
}

const ACCEPTED = { Yes: ', accepted by the shopper', No: ', declined by the shopper' };

function valueText(valuation: LeadValuation | null): string | null {
  if (!valuation?.range) return null;
  const { range, offer_accepted } = valuation;
  const answer = offer_accepted === null ? '' : ACCEPTED[offer_accepted];
  return `Online trade-in value ${formatRange(range)}, valid until ${longDate(range.valid_until)}${answer}`;
}

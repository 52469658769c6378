import { VALUATION_LABELS, type LeadPayload } from '@forecourt/lead';
import type { SignedValuation } from './signed-valuation.ts';

/**
 * A lead with a valuation and the vehicle that was valued, which replace what the form says about that vehicle. The answers that the
 * valuation repeats are left out.
 */
export function withValuation(
  lead: LeadPayload,
  { rego, regoState, kms, vehicle, valuation }: SignedValuation,
): LeadPayload {
  const kept = Object.entries(lead.answers).filter(([label]) => !VALUATION_LABELS.includes(label));
  return {
    ...lead,
    answers: Object.fromEntries(kept),
    answer_order: lead.answer_order.filter((label) => !VALUATION_LABELS.includes(label)),
    'do-you-have-a-trade-in': 'Yes',
    ...{ rego, regoState, kms },
    finance: valuation.answers.finance,
    'Trade-In Year': vehicle.year,
    'Trade-In Make': vehicle.make,
    'Trade-In Model': [vehicle.model, vehicle.badge].filter(Boolean).join(' ').slice(0, 100),
    valuation,
  };
}

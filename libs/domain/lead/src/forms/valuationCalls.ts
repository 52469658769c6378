import { z } from 'zod';
import { oneLine } from '../fields/oneLine.ts';
import { optionalText, requiredText } from '../fields/textField.ts';
import { leadMessages } from '../messages.ts';

const line = (max: number) => z.string().overwrite(oneLine).max(max);

/**
 * The request of a valuation call: the plate, its state, the answers that adjust the value, and the valuation's id after the
 * first step.
 */
export const valuationCallSchema = z.object({
  rego: requiredText(20, leadMessages.choice),
  regoState: requiredText(3, leadMessages.choice),
  adjustmentAnswers: z.record(line(100), line(500)).default({}),
  id: optionalText(100),
});

/** The request when a visitor accepts or declines a trade-in offer. */
export const offerAcceptedSchema = z.object({
  lead_id: requiredText(100, leadMessages.unexpected),
  form_completed: z.boolean(),
  offer_accepted: z.boolean(),
});

/** A checked valuation call. */
export type ValuationCall = z.output<typeof valuationCallSchema>;

/** A checked answer to a trade-in offer. */
export type OfferAccepted = z.output<typeof offerAcceptedSchema>;

import { consentProofSchema } from '@forecourt/credit-application';
import { leadLoanSchema } from '@forecourt/lead';
import { z } from 'zod';

/** The answer of a lender, as it is kept. */
const lenderAnswerSchema = z.object({
  lender: z.string(),
  outcome: z.enum(['approved', 'referred', 'declined']),
  /** The lender's own reference; null without one. */
  reference: z.string().nullable(),
  /** Why, for the dealer: the lender's reasons, or that it did not answer. */
  reasons: z.array(z.string()),
  at: z.string(),
});

/** What is sealed of an application. */
export const contentSchema = z.object({
  answers: z.record(z.string(), z.string()),
  /** The loan that the shopper calculated on the page of a vehicle, as it was shown there. */
  calculated: leadLoanSchema.nullable(),
  /** The proof of the consents; null before they are given. */
  consents: consentProofSchema.nullable(),
  lender: lenderAnswerSchema.nullable(),
});

/** What is sealed of an application. */
export type ApplicationContent = z.output<typeof contentSchema>;
export type LenderAnswer = z.output<typeof lenderAnswerSchema>;

import { serviceText } from '@forecourt/api';
import type { ApplicationKind } from '../../logic/kinds.ts';
import type { Answers, CreditFacts } from '@forecourt/credit-application';
import { z } from 'zod';

/** A complete application, as a lender gets it. */
export interface LenderQuestion {
  /** The same for every attempt: a lender answers an application once. */
  id: string;
  reference: string;
  kind: ApplicationKind;
  dealer: string;
  vehicle: { id: number; name: string; stock_number: string | null; price: number | null } | null;
  /** The answers as they were typed. */
  answers: Answers;
  /** What they mean in dollars a month. */
  facts: CreditFacts;
  consents: { version: string; at: string };
}

/** The port of a lender that assesses applications. */
export interface LenderProvider {
  /** Circuit breaker: it is not asked for this long after a failure, milliseconds. */
  readonly restMs: number;
  /** The answer, as in `lenderReplySchema`; the caller validates it. It may reject, and it is aborted by the signal. */
  assess(question: LenderQuestion, signal: AbortSignal): Promise<unknown>;
}

/** The answer of a lender. Anything else is a failure: the application is kept, and the lender is asked again. */
export const lenderReplySchema = z.object({
  outcome: z.enum(['approved', 'referred', 'declined']),
  /** The lender's own reference. */
  reference: serviceText(100).nullable().default(null),
  /** Why, for the dealer. */
  reasons: z.array(serviceText(300)).max(20).default([]),
});

/** The checked answer of a lender. */
export type LenderReply = z.output<typeof lenderReplySchema>;

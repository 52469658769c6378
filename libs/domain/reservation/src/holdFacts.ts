import { z } from 'zod';

const moment = z.iso.datetime();

/** Why the deposit goes back: the shopper or staff asked, the time was over, the vehicle was not free any more, or the provider sent it back. */
export const REFUND_REASONS = ['shopper', 'staff', 'over', 'sold', 'taken', 'provider'] as const;

/** One of them. */
export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * Everything that is known of a hold. Facts are added, never taken back, and each has the time at which it became true: that is
 * what makes their order of arrival irrelevant.
 */
export const holdFactsSchema = z.object({
  openedAt: moment,
  /** The payment page closes then. */
  openUntil: moment,
  /** Hours of the hold, from the payment. */
  hours: z.number().positive(),
  amountCents: z.int().positive(),
  /** The payment, with the provider's id of it. */
  paid: z.object({ at: moment, payment: z.string() }).nullable(),
  /** The payment page was closed before anything was paid. */
  closedAt: moment.nullable(),
  /** The shopper does not want it any more, or has sent another purchase instead, before a payment was heard of. */
  givenUpAt: moment.optional(),
  /** The end of the hold after an extension. */
  extendedTo: moment.nullable(),
  /** When somebody last saw that the time was over. */
  overAt: moment.nullable(),
  refundAsked: z.object({ at: moment, why: z.enum(REFUND_REASONS) }).nullable(),
  /** The provider has sent the whole deposit back. */
  refundedAt: moment.nullable(),
  /** Of an earlier version, whose facts have no refunds: when the provider could not send it back. */
  refundFailedAt: moment.nullable(),
  /** Every refund by the provider's id, also of a part. */
  refunds: z
    .record(
      z.string(),
      z.object({
        at: moment,
        cents: z.int(),
        /** The wish that it carries out, of staff or of the hold itself; null for one that was made at the provider. */
        asked: z.string().nullable(),
        /** When it was seen that the bank did not take it; null if it did. */
        failedAt: moment.nullable(),
      }),
    )
    .optional(),
  /** The vehicle was bought; the deposit is part of its price. */
  convertedAt: moment.nullable(),
  /** When the holder of the card first disputed the payment. */
  disputedAt: moment.nullable(),
  /** Disputes by the provider's ids, each with what the bank decided. */
  disputes: z
    .record(z.string(), z.object({ at: moment, wonAt: moment.nullable(), lostAt: moment.nullable() }))
    .optional(),
});

/** Everything that is known of a hold. */
export type HoldFacts = z.output<typeof holdFactsSchema>;

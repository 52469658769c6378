import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineDeskOperation } from './defineDeskOperation.ts';
import { atSite, atUuid, disputeSchema, moment, nextPage, paging, words, writeKey } from './parts.ts';
import { LEADERS, SELLERS } from './role.ts';

const sellers = { who: 'staff', roles: SELLERS } as const;
const leaders = { who: 'staff', roles: LEADERS } as const;

/** What stands with a payment. `failed`: the last refund did not reach the card. */
const paymentStatusSchema = z.enum([
  ...(['open', 'closed', 'paid', 'partRefunded', 'refunded', 'failed', 'disputed'] as const),
]);

/** A payment in the list. */
const paymentRowSchema = z.object({
  id: z.uuid(),
  reference: z.string().meta({ description: 'As shopper and dealer say it on the phone.' }),
  invoice: z.string().meta({ description: 'Number of the invoice, as the shopper typed it.' }),
  name: z
    .string()
    .nullable()
    .meta({ description: 'Who pays; null once the lead was erased, or nothing was paid.' }),
  status: paymentStatusSchema,
  amount_cents: z.number().int(),
  refunded_cents: z.number().int().meta({ description: 'What was sent back to the card.' }),
  started_at: moment,
  paid_at: moment.nullable(),
});

/** A payment with everything about it. */
const paymentSchema = paymentRowSchema.extend({
  lead_id: z.uuid().nullable().meta({ description: 'The record of who has paid; null once it was erased.' }),
  payment: z.string().nullable().meta({ description: 'Id of the payment at the provider.' }),
  dispute: disputeSchema,
  returning_cents: z
    .number()
    .int()
    .meta({ description: 'What staff want to send back, and is not sent yet.' }),
  left_cents: z
    .number()
    .int()
    .meta({
      description: 'What can still be sent back; 0 while it is disputed, and after a dispute that was lost.',
    }),
  changed_at: moment,
  log: z
    .array(
      z.object({
        at: moment,
        what: z.string(),
        who: z.string(),
        cents: z.number().int().nullable(),
        text: z.string().meta({ description: 'Of a note; else empty.' }),
      }),
    )
    .meta({ description: 'Who did what, oldest first.' }),
});

const NOT_FOUND = { status: 404, error: 'This payment does not exist.' } as const;
const byKey = z.object({ key: writeKey });

/** The calls about invoices that shoppers pay online. Each write is done once and responds with the whole payment. */
export const paymentOperations = {
  payments: defineDeskOperation(routes.payments, {
    summary: 'Payments of invoices',
    description: 'Newest first. Empty where the site takes no payments.',
    access: sellers,
    request: z.object({
      params: atSite,
      query: z.object({
        status: paymentStatusSchema.optional(),
        search: z
          .string()
          .max(100)
          .optional()
          .meta({
            description:
              'Words of the number, the reference, the name, the e-mail address or the phone number.',
          }),
        ...paging,
      }),
    }),
    answer: z.object({ payments: z.array(paymentRowSchema), next: nextPage }),
    problems: { badCursor: { status: 422, error: 'This page of the list is out of date. Start again.' } },
  }),
  payment: defineDeskOperation(routes.payment, {
    summary: 'A payment',
    description: 'With its audit trail.',
    access: sellers,
    request: z.object({ params: atUuid }),
    answer: paymentSchema,
    problems: { notFound: NOT_FOUND },
  }),
  refundPayment: defineDeskOperation(routes.refundPayment, {
    summary: 'Send a payment back, or a part of it',
    description: 'The money goes back to the card that paid.',
    access: leaders,
    request: z.object({
      params: atUuid,
      body: byKey.extend({
        cents: z.int().positive(),
        expected_left_cents: z
          .int()
          .optional()
          .meta({
            description:
              'What was left on screen: with another amount it is refused, because somebody else was faster.',
          }),
      }),
    }),
    answer: paymentSchema,
    problems: {
      notFound: NOT_FOUND,
      changed: {
        status: 409,
        error:
          'Money of this payment was sent back meanwhile. Look at the payment, and repeat only if there is more to send.',
      },
      tooMuch: { status: 409, error: 'Less than that can be sent back. Look at the payment again.' },
      disputed: {
        status: 409,
        error:
          'The holder of the card disputes this payment, or the bank has taken it back. Look at the payment provider.',
      },
    },
  }),
  notePayment: defineDeskOperation(routes.notePayment, {
    summary: 'Write a note',
    description: 'A note of the lead, which the page of the payment shows too. It is erased with the lead.',
    access: sellers,
    request: z.object({ params: atUuid, body: byKey.extend({ text: words(1, 2_000) }) }),
    answer: paymentSchema,
    problems: { notFound: NOT_FOUND, noLead: { status: 409, error: 'Without a lead no notes can be kept.' } },
  }),
};

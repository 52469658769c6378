import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { INVALID, NO_PAYMENTS } from './sharedProblems.ts';

const link = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .meta({ description: 'The secret of the page of the payment and of the link in the mail.' });

const typed = z.string().max(1_000);

const paymentSchema = z.object({
  reference: z.string().meta({ description: 'Shopper and dealer say it on the phone.' }),
  invoice: z.string().meta({ description: 'Number of the invoice, as it was typed.' }),
  amount_cents: z.int(),
  status: z.enum(['open', 'paid', 'closed', 'refunded']),
  refunded_cents: z.int().meta({ description: 'What was sent back to the card; all of it is `refunded`.' }),
  pay_until: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  payment_url: z
    .string()
    .nullable()
    .meta({ description: 'The payment page of the provider; null unless it can be paid now.' }),
  receipt: z.boolean().meta({ description: 'Whether there is a receipt to download.' }),
});

/** The payment of an invoice as its shopper may see it. It has no contact details: others may use the device. */
export type ShoppersInvoice = z.output<typeof paymentSchema>;

const NOT_OFFERED = { status: 404, detail: 'On this site no invoices are paid.' } satisfies ProblemText;

const NO_PAYMENT = {
  status: 404,
  detail: 'No payment has this link.',
  error: 'We can’t find this payment. Please open it with the link in our email, or call us.',
} satisfies ProblemText;

/** The calls about invoices that are paid online. (GA-07) */
export const invoiceOperations = {
  postInvoice: defineOperation(routes.postInvoice, {
    summary: 'Open the payment page of an invoice',
    description: 'Nothing is charged by this call. The limits of the amount are those of the site.',
    request: z.object({
      body: z.object({
        invoice: typed,
        amount: typed.meta({ description: 'Dollars, as typed, such as `1,250.50`.' }),
        shopper: z.object({ name: typed, last_name: typed, email: typed, phone: typed }),
      }),
    }),
    answer: z.object({ link, payment: paymentSchema }),
    problems: {
      invalid: INVALID,
      incomplete: { status: 422, detail: 'Missing or wrong: {fields}.', error: 'Please check your details.' },
      noPayments: NO_PAYMENTS,
      notOffered: NOT_OFFERED,
      tooMany: {
        status: 429,
        detail: 'Too many payments were started from one IP address.',
        error: 'That was too often. Nothing was charged. Please try again in a few minutes, or call us.',
      },
    },
  }),
  invoice: defineOperation(routes.invoice, {
    summary: 'What became of the payment of an invoice',
    description: 'With `back` the provider is asked.',
    request: z.object({ query: z.object({ link, back: z.literal('1').optional() }) }),
    answer: paymentSchema,
    problems: { invalid: INVALID, noPayment: NO_PAYMENT, notOffered: NOT_OFFERED },
  }),
  invoiceReceipt: defineOperation(routes.invoiceReceipt, {
    summary: 'Receipt of the payment of an invoice as PDF',
    description: 'With the ABN of the business. It has no contact details.',
    request: z.object({ query: z.object({ link }) }),
    answer: z.object({}).meta({ description: 'A PDF file, not JSON.' }),
    answerType: 'application/pdf',
    problems: {
      invalid: INVALID,
      noPayment: NO_PAYMENT,
      notPaid: {
        status: 404,
        detail: 'Nothing was paid, or the site prints no receipts.',
        error: 'There is no receipt for this payment.',
      },
      tooMany: {
        status: 429,
        detail: 'Too many receipts were asked for from one IP address.',
        error: 'That was too often. Please try again in a few minutes.',
      },
      noReceipt: {
        status: 503,
        detail: 'The PDF cannot be made now.',
        error: 'The receipt could not be made. Please try again in a moment.',
        retryAfter: 10,
      },
      notOffered: NOT_OFFERED,
    },
  }),
};

import { z } from 'zod';
import * as routes from '../client/routes.ts';
import { defineOperation, type ProblemText } from './defineOperation.ts';
import { lineSchema, purchaseChoicesSchema, purchaseQuoteSchema, purchaseViewSchema } from './purchase.ts';
import { INVALID, NO_PAYMENTS, NO_SUCH_CAR } from './sharedProblems.ts';

const token = z.string().regex(/^[\w-]{20,100}$/);

const headers = z.object({
  'X-Checkout-Token': token
    .optional()
    .meta({ description: 'The secret of the shopper’s browser. It belongs into an HttpOnly cookie.' }),
});

const params = z.object({ slug: z.string().max(200).meta({ description: 'Slug or id of the vehicle.' }) });

const payment = z.object({ session: z.string().meta({ description: 'Id of the payment, as in its link.' }) });

const link = token.optional().meta({ description: 'The secret of the link in the shopper’s mails.' });

const dollars = z.number().nonnegative();

/** A hold as its shopper may see it. It has no contact details: others may use the device. */
const holdSchema = z.object({
  reference: z.string().meta({ description: 'Shopper and dealer say it on the phone.' }),
  status: z.enum(['started', 'held', 'refunded', 'converted', 'expired']),
  money: z.enum(['none', 'paid', 'returning', 'returned', 'failed']),
  why: z
    .enum(['shopper', 'staff', 'over', 'sold', 'taken', 'provider'])
    .nullable()
    .meta({ description: 'Why the deposit goes back.' }),
  dispute: z
    .enum(['open', 'lost'])
    .nullable()
    .meta({
      description:
        '`open`: the payment is disputed and the bank decides; nothing is sent back until then. `lost`: the bank has given it back.',
    }),
  price: dollars.meta({ description: 'The agreed price.' }),
  price_suffix: z.string(),
  deposit_cents: z.int(),
  refunded_cents: z.int().meta({ description: 'What is sent back of it: a part, or all of it.' }),
  started_at: z.iso.datetime(),
  pay_until: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
  held_until: z.iso.datetime().nullable(),
  payment_url: z
    .string()
    .nullable()
    .meta({ description: 'The payment page of the provider; null unless this browser may pay now.' }),
  pay_mark: z
    .string()
    .meta({
      description:
        'Stands for what the deposit is for. A purchase that was changed in another window, or sent after a reservation, has another one.',
    }),
  owner: z
    .boolean()
    .meta({
      description: 'Whether this browser has started it, and not only the link: it may pay, and give it up.',
    }),
  may_refund: z.boolean(),
  purchase: purchaseViewSchema
    .extend({
      notes: z
        .array(z.string())
        .meta({
          description:
            'What belongs to the figures: about on-road costs, and the example and the warning of a repayment.',
        }),
    })
    .nullable()
    .meta({ description: 'What is bought online; null for a reservation alone.' }),
});

/** A hold as its shopper may see it. */
export type ShoppersHold = z.output<typeof holdSchema>;

const viewSchema = z.object({
  car: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    price: dollars.nullable(),
    price_suffix: z.string(),
    state: z.string().nullable().meta({ description: 'State of its location, such as QLD.' }),
    on_road: z
      .object({
        lines: z.array(lineSchema),
        suffix: z
          .string()
          .meta({ description: 'What the price with them includes, in the words of a price.' }),
        note: z.string(),
      })
      .nullable()
      .meta({
        description:
          'Estimated on-road costs on top of the price, and for whom; null if the price has them or the site cannot say.',
      }),
  }),
  free: z
    .enum(['free', 'paying', 'held', 'gone'])
    .meta({
      description: '`paying`: another shopper is on the payment page. `gone`: it cannot be reserved.',
    }),
  deposit_cents: z.int(),
  hold_hours: z.number(),
  receipt: z.boolean().meta({ description: 'Whether there is a receipt to download.' }),
  payments: z.boolean().meta({ description: 'Whether deposits can be paid here now.' }),
  mine: holdSchema.nullable().meta({ description: 'The hold of this browser, or of the link.' }),
});

/** What the pages of a checkout show. */
export type CheckoutView = z.output<typeof viewSchema>;

const NOT_OFFERED = { status: 404, detail: 'This site takes no deposits.' } satisfies ProblemText;

const TOO_MANY = {
  status: 429,
  detail: 'Too many reservations were started from one IP address.',
  error: 'That was too often. Nothing was charged. Please try again in a few minutes, or call us.',
} satisfies ProblemText;

const TOO_MANY_RECEIPTS = {
  status: 429,
  detail: 'Too many receipts were asked for from one IP address.',
  error: 'That was too often. Please try again in a few minutes.',
} satisfies ProblemText;

const NO_HOLD = {
  status: 404,
  detail: 'No hold of this vehicle has this token or link.',
  error: 'We can’t find this reservation. Please open it with the link in our email, or call us.',
} satisfies ProblemText;

/** The calls about vehicles that are held for a deposit. (GA-07) */
export const checkoutOperations = {
  checkout: defineOperation(routes.checkout, {
    summary: 'What the checkout of a vehicle shows',
    description:
      'The vehicle with its price, whether it is free, and the hold of this browser. With `back` the provider is asked what became of the payment.',
    request: z.object({ params, headers, query: z.object({ link, back: z.literal('1').optional() }) }),
    answer: viewSchema,
    problems: { invalid: INVALID, noSuchCar: NO_SUCH_CAR, notOffered: NOT_OFFERED },
  }),
  ownCheckout: defineOperation(routes.ownCheckout, {
    summary: 'Until when this browser holds a vehicle',
    description:
      'For the page of a vehicle, which is the same for everybody: by the cookie that the checkout has set, in the browser itself.',
    request: z.object({ params }),
    answer: z.object({ held_until: z.iso.datetime() }),
    nothing: 'This browser does not hold the vehicle.',
    problems: { invalid: INVALID, notOffered: NOT_OFFERED },
  }),
  quotePurchase: defineOperation(routes.quotePurchase, {
    summary: 'What the choices of an online purchase cost',
    description: 'Keeps nothing. Says what is missing or wrong, and what can be chosen next.',
    request: z.object({ params, body: z.object({ choices: purchaseChoicesSchema }) }),
    answer: purchaseQuoteSchema,
    problems: {
      invalid: INVALID,
      noSuchCar: NO_SUCH_CAR,
      gone: {
        status: 422,
        detail: 'The vehicle has no price at which it is sold.',
        error: 'This vehicle was just sold or can’t be bought online any more. Nothing was charged.',
      },
      notOffered: NOT_OFFERED,
    },
  }),
  postCheckout: defineOperation(routes.postCheckout, {
    summary: 'Set a vehicle aside, and open its payment page',
    description:
      'Of any number of shoppers one gets the vehicle. Nothing is charged by this call. The same browser gets its own hold again; with another purchase, price or deposit a new one, and the earlier payment page is closed.',
    request: z.object({
      params,
      headers,
      body: z.object({
        price: dollars.meta({ description: 'The price that the shopper saw.' }),
        price_suffix: z
          .string()
          .max(80)
          .nullish()
          .meta({
            description:
              'What that price includes, as the shopper saw it; empty for nothing. The lines of a purchase have it.',
          }),
        version: z.string().max(40).meta({ description: 'Of the terms that the shopper read.' }),
        state: z
          .string()
          .max(40)
          .nullish()
          .meta({
            description: 'The state of the vehicle, whose texts about costs and rights the shopper read.',
          }),
        on_road_cents: z
          .int()
          .nullish()
          .meta({
            description:
              'The sum of the on-road costs that the shopper saw; null without any. The total of a purchase has them.',
          }),
        agreed: z.boolean(),
        shopper: z.object({
          name: z.string().max(1_000),
          last_name: z.string().max(1_000),
          email: z.string().max(1_000),
          phone: z.string().max(1_000),
        }),
        purchase: z
          .object({
            choices: purchaseChoicesSchema,
            total_cents: z.int().meta({ description: 'The total that the shopper saw.' }),
          })
          .nullish()
          .meta({ description: 'The choices of an online purchase; without it the vehicle is reserved.' }),
      }),
    }),
    answer: z.object({ token, hold: holdSchema }),
    problems: {
      invalid: INVALID,
      incomplete: { status: 422, detail: 'Missing or wrong: {fields}.', error: 'Please check your details.' },
      noSuchCar: NO_SUCH_CAR,
      gone: {
        status: 422,
        detail: 'The vehicle was sold, or cannot be reserved.',
        error: 'This vehicle was just sold or can’t be reserved any more. Nothing was charged.',
      },
      held: {
        status: 422,
        detail: 'Another shopper holds the vehicle.',
        error:
          'Another shopper has just reserved this vehicle. Nothing was charged. Call us, and we’ll tell you if it comes free.',
      },
      paying: {
        status: 422,
        detail: 'Another shopper is on the payment page of the vehicle.',
        error:
          'Another shopper is reserving this vehicle right now. Nothing was charged. If they don’t finish, it’s free again within 35 minutes.',
      },
      priceChanged: {
        status: 422,
        detail: 'The price is not the one that the shopper saw.',
        error:
          'The price has changed since you opened this page. Please look at it again before you reserve. Nothing was charged.',
      },
      termsChanged: {
        status: 422,
        detail: 'The terms have another version now.',
        error:
          'The terms have changed since you opened this page. Please read them again. Nothing was charged.',
      },
      unpaid: {
        status: 429,
        detail:
          'The vehicle was set aside several times without a payment, for the same browser, e-mail address, phone number or network.',
        error:
          'This vehicle has been set aside several times without a payment, with your details or from your internet connection. Nothing was charged. Please try again tomorrow, or call us.',
      },
      noPayments: NO_PAYMENTS,
      notOffered: NOT_OFFERED,
      tooMany: TOO_MANY,
    },
  }),
  cancelCheckout: defineOperation(routes.cancelCheckout, {
    summary: 'Give a vehicle up before paying',
    description:
      'Closes the payment page; the vehicle is free at once. If it was paid in the meantime, it is held. While the provider does not answer, the page is closed later, and what is paid on it goes back.',
    request: z.object({ params, headers, body: z.object({}) }),
    answer: z.object({ hold: holdSchema }),
    problems: { invalid: INVALID, noHold: NO_HOLD, notOffered: NOT_OFFERED },
  }),
  refundCheckout: defineOperation(routes.refundCheckout, {
    summary: 'Send the deposit back to the shopper',
    description: 'While the vehicle is held. The vehicle is free at once; asking again changes nothing.',
    request: z.object({ params, headers, body: z.object({ link }) }),
    answer: z.object({ hold: holdSchema }),
    problems: {
      invalid: INVALID,
      noHold: NO_HOLD,
      over: {
        status: 422,
        detail: 'The hold is over.',
        error: 'This reservation is over already. If your deposit isn’t back within 10 days, please call us.',
      },
      notOffered: NOT_OFFERED,
    },
  }),
  checkoutReceipt: defineOperation(routes.checkoutReceipt, {
    summary: 'Receipt of a deposit as PDF',
    description:
      'With the ABN of the business and the GST, for a browser with the cookie of the checkout, or with the link of the mails. It has no contact details.',
    request: z.object({ params, query: z.object({ link }) }),
    answer: z.object({}).meta({ description: 'A PDF file, not JSON.' }),
    answerType: 'application/pdf',
    problems: {
      invalid: INVALID,
      noHold: NO_HOLD,
      notPaid: {
        status: 404,
        detail: 'Nothing was paid for this hold, or the site prints no receipts.',
        error: 'There is no receipt for this reservation.',
      },
      tooMany: TOO_MANY_RECEIPTS,
      noReceipt: {
        status: 503,
        detail: 'The PDF cannot be made now.',
        error: 'The receipt could not be made. Please try again in a moment.',
        retryAfter: 10,
      },
      notOffered: NOT_OFFERED,
    },
  }),
  paymentNews: defineOperation(routes.paymentNews, {
    summary: 'Webhook of the payment provider',
    description:
      'Events of Stripe with its signature. Again, late and in any order they change nothing twice.',
    request: z.object({}),
    answer: z.object({ received: z.boolean() }),
    problems: {
      badSignature: { status: 400, detail: 'The signature is wrong or too old.' },
      notOffered: NOT_OFFERED,
    },
  }),
  sandboxPage: defineOperation(routes.sandboxPage, {
    summary: 'Payment page of the sandbox',
    description: 'In a demonstration without an account at the payment provider. No money moves.',
    request: z.object({ params: payment }),
    answer: z.string(),
    answerType: 'text/html',
    problems: { notOffered: NOT_OFFERED },
  }),
  sandboxPay: defineOperation(routes.sandboxPay, {
    summary: 'Pay in the sandbox',
    description: 'With a test card of the provider.',
    request: z.object({ params: payment }),
    bodyTypes: ['application/x-www-form-urlencoded'],
    answer: z.string(),
    answerType: 'text/html',
    problems: { notOffered: NOT_OFFERED },
  }),
};

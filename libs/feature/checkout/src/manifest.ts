import { defineFeature } from '@forecourt/site-config';
import { isAbn, STATES } from '@forecourt/values';
import { z } from 'zod';
import { abnText } from './logic/abn.ts';
import { onRoadOptions } from './on-road-options.ts';

const paragraph = z.string().min(1).max(4_000);

/** Texts that depend on the state where the vehicle is. */
const law = z.strictObject({
  /** What the price includes, and which on-road costs come on top, with their amounts. */
  onRoadCosts: paragraph.describe(
    'What the price includes, and which on-road costs come on top, with their amounts.',
  ),
  /** The cooling-off right. */
  coolingOff: paragraph.describe('The cooling-off right.'),
  /** The statutory warranty. */
  warranty: paragraph.describe('The statutory warranty.'),
});

/** Paying invoices online. */
const invoices = z
  .strictObject({
    /** The sentence above the form. */
    intro: z
      .string()
      .min(1)
      .max(600)
      .default('Pay one of our invoices by card. You’ll find its number at the top of the invoice.')
      .describe('The sentence above the form.'),
    /** The least that can be paid at once, cents. Default: `100`. */
    minCents: z
      .int()
      .min(50)
      .max(10_000_000)
      .default(100)
      .describe('The least that can be paid at once, cents.'),
    /** The most that can be paid at once, cents. Default: `1_000_000`. */
    maxCents: z
      .int()
      .min(50)
      .max(99_999_999)
      .default(1_000_000)
      .describe('The most that can be paid at once, cents.'),
    /** What a receipt says of the GST. */
    gst: paragraph
      .default(
        'This receipt is for the payment. The invoice that was paid is the tax invoice and shows the GST.',
      )
      .describe('What a receipt says of the GST.'),
  })
  .refine(({ minCents, maxCents }) => minCents <= maxCents, {
    error: 'The least amount is more than the most.',
    params: { fix: 'Write a smaller minCents, or a larger maxCents.' },
  });
const extra = z.strictObject({
  /** A key that stays when the name changes: letters, digits and dashes. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,30}$/, 'A key has small letters, digits and dashes, 30 at most.')
    .describe('A key that stays when the name changes: letters, digits and dashes.')
    .meta({ example: 'window-tint' }),
  /** As the shopper reads it. */
  name: z.string().min(1).max(80).describe('As the shopper reads it.'),
  /** One sentence about it. Default: `''`. */
  text: z.string().max(300).default('').describe('One sentence about it.'),
  /** The price in cents, GST included. */
  priceCents: z.int().min(0).max(10_000_000).describe('The price in cents, GST included.'),
});

/** Buying a vehicle online. */
const purchase = z.strictObject({
  /** What a shopper may add, with its price. Default: `[]`. */
  extras: z
    .array(extra)
    .max(20)
    .refine((extras) => new Set(extras.map(({ id }) => id)).size === extras.length, {
      error: 'Two extras have the same id.',
      params: { fix: 'Give each extra an id of its own.' },
    })
    .default([])
    .describe('What a shopper may add, with its price.'),
  /** Whether the vehicle can be delivered, at the prices of the site's `delivery`. Default: `true`. */
  delivery: z
    .boolean()
    .default(true)
    .describe("Whether the vehicle can be delivered, at the prices of the site's `delivery`."),
  /** Days from today until the first day of a pick-up or delivery. Default: `2`. */
  noticeDays: z
    .int()
    .min(0)
    .max(10)
    .default(2)
    .describe('Days from today until the first day of a pick-up or delivery.'),
  /** What happens after the deposit is paid, in order. */
  nextSteps: z
    .array(z.string().min(1))
    .min(1)
    .default([
      'We take the vehicle off sale and keep it for you.',
      'We call you to confirm what you chose, and send you the contract to read. You’ve bought it once you’ve signed.',
      'You pay the rest, and get your car on the day you chose or another that suits you.',
    ])
    .describe('What happens after the deposit is paid, in order.'),
});

const loader = z.strictObject({
  /** The path of the page below a vehicle's. Default: `'checkout'`. */
  path: z
    .enum(['checkout', 'buy-online'])
    .default('checkout')
    .describe("The path of the page below a vehicle's."),
  /** The terms that a shopper agrees to. */
  terms: z
    .strictObject({
      /** A new value with every change of a text: each reservation stores the texts that were shown. */
      version: z
        .string()
        .min(1)
        .max(40)
        .describe(
          'A new value with every change of a text: each reservation stores the texts that were shown.',
        ),
      /** The terms of the deposit. */
      deposit: paragraph.describe('The terms of the deposit.'),
      /** Texts about costs and rights. */
      law: law.describe('Texts about costs and rights.'),
      /** The same for vehicles in other states. Default: `{}`. */
      lawByState: z
        .partialRecord(z.enum(STATES), law)
        .default({})
        .describe('The same for vehicles in other states.'),
    })
    .describe('The terms that a shopper agrees to.'),
  /**
   * What comes on top of a price “Excl. govt charges”, by the state where the vehicle is. Default: `{}`.
   */
  onRoad: onRoadOptions
    .default({})
    .describe('What comes on top of a price “Excl. govt charges”, by the state where the vehicle is.'),
  /** The deposit in cents, fully refundable. Default: `20_000`. */
  depositCents: z
    .int()
    .min(100)
    .max(10_000_000)
    .default(20_000)
    .describe('The deposit in cents, fully refundable.'),
  /** Hours that the vehicle is held, from the payment. Default: `48`. */
  holdHours: z
    .int()
    .min(1)
    .max(720)
    .default(48)
    .describe('Hours that the vehicle is held, from the payment.'),
  /**
   * Buying a vehicle online at `/checkout-journey?car_id=`; null offers reservations alone. Default:
   * `null`.
   */
  purchase: purchase
    .nullable()
    .default(null)
    .describe('Buying a vehicle online at `/checkout-journey?car_id=`; null offers reservations alone.'),
  /** What happens after a reservation, in order. */
  nextSteps: z
    .array(z.string().min(1))
    .min(1)
    .default([
      'We take the vehicle off sale and keep it for you.',
      'We call you to arrange a time to see it.',
      'If you buy it, the deposit comes off the price. If not, you get all of it back.',
    ])
    .describe('What happens after a reservation, in order.'),
  /** Paying invoices at `/online-payment`; null for no such page. Default: `null`. */
  invoices: invoices
    .nullable()
    .default(null)
    .describe('Paying invoices at `/online-payment`; null for no such page.'),
});

/** Who takes the deposit, as receipts name them. */
const business = z.strictObject({
  /** The legal name. */
  name: z.string().min(1).max(120).describe('The legal name.'),
  /** Australian Business Number, 11 digits. */
  abn: z
    .string()
    .refine(isAbn, {
      error: 'An ABN has 11 digits, and its check digits must be right.',
      params: { fix: 'Write it as the Australian Business Register shows it, such as 51 824 753 556.' },
    })
    .transform(abnText)
    .meta({ description: 'Australian Business Number, 11 digits.', example: '51 824 753 556' }),
  /** What a receipt says of the GST of a deposit. */
  gst: paragraph
    .default(
      'No GST is payable on a refundable deposit. If you buy the vehicle, the deposit becomes part of the price, and the tax invoice for the vehicle shows the GST.',
    )
    .describe('What a receipt says of the GST of a deposit.'),
});

const server = z.strictObject({
  /** Who takes the deposit; null prints no receipts. Default: `null`. */
  business: business.nullable().default(null).describe('Who takes the deposit; null prints no receipts.'),
  /** Days after the end of a reservation at which its contact details are deleted. Default: `180`. */
  keepContactDays: z
    .int()
    .min(1)
    .max(3_650)
    .default(180)
    .describe('Days after the end of a reservation at which its contact details are deleted.'),
  /**
   * Environment variable with the secret key of the dealer's Stripe account. Default:
   * `'STRIPE_SECRET_KEY'`.
   */
  secretKeyEnv: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'A variable has capitals, digits and underscores.')
    .default('STRIPE_SECRET_KEY')
    .meta({
      description: "Environment variable with the secret key of the dealer's Stripe account.",
      example: 'STRIPE_SECRET_KEY',
    }),
  /** Environment variable with the secret of its webhook. Default: `'STRIPE_WEBHOOK_SECRET'`. */
  webhookSecretEnv: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'A variable has capitals, digits and underscores.')
    .default('STRIPE_WEBHOOK_SECRET')
    .meta({
      description: 'Environment variable with the secret of its webhook.',
      example: 'STRIPE_WEBHOOK_SECRET',
    }),
});

/** Reserving a vehicle with a refundable deposit, at `/cars/{slug}/checkout` or `/cars/{slug}/buy-online`, without JavaScript too. */
export const checkout = defineFeature({
  id: 'checkout',
  purpose: 'Reserving a vehicle with a refundable deposit.',
  options: { loader, server },
  server: '@forecourt/checkout/server',
  routes: ({ options: { path, invoices: payable, purchase } }) => [
    {
      id: 'checkout.page',
      path: `cars/:slug/${path}`,
      module: '@forecourt/checkout/routes/checkout',
      cache: 'never',
      gated: true,
    },
    {
      id: 'checkout.moved',
      path: `cars/:slug/${path === 'checkout' ? 'buy-online' : 'checkout'}`,
      module: '@forecourt/checkout/routes/moved',
      cache: 'never',
      redirects: true,
    },
    ...(payable
      ? [
          {
            id: 'checkout.online-payment',
            path: 'online-payment',
            module: '@forecourt/checkout/routes/online-payment',
            cache: 'never' as const,
            gated: true,
          },
        ]
      : []),
    ...(purchase === null
      ? []
      : [
          {
            id: 'checkout.journey',
            path: 'checkout-journey',
            module: '@forecourt/checkout/routes/checkout-journey',
            cache: 'never' as const,
            gated: true,
          },
        ]),
  ],
  contributions: [
    {
      slot: 'vdp.actions',
      id: 'buy-online',
      module: '@forecourt/checkout/slots/buy-online',
      after: 'enquiry',
    },
    { slot: 'vdp.actions', id: 'own-hold', module: '@forecourt/checkout/slots/own-hold', after: 'enquiry' },
    { slot: 'enquiry.vehicle', id: 'own-hold', module: '@forecourt/checkout/slots/own-hold' },
  ],
});

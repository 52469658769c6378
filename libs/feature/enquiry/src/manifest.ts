import { defineFeature, externalLink } from '@forecourt/site-config';
import type { BrowserOptions } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';

/** Buttons of a vehicle page, first to last. */
const buttons = z.array(z.enum(['testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'custom']));

const options = z.strictObject({
  /** Words of the button on cards and vehicle pages. Default: `'Enquire now'`. */
  buttonText: z
    .enum(['Message Now', 'Enquire Now', 'Enquire now'])
    .default('Enquire now')
    .describe('Words of the button on cards and vehicle pages.'),
  /** Whether a message must be written. Default: `true`. */
  messageRequired: z.boolean().default(true).describe('Whether a message must be written.'),
  /** Terms that must be accepted before sending; null asks for nothing. Default: `null`. */
  disclaimer: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('Terms that must be accepted before sending; null asks for nothing.'),
  /** Show a browser alert beside the message when sending fails. Default: `true`. */
  nativeAlert: z
    .boolean()
    .default(true)
    .describe('Show a browser alert beside the message when sending fails.'),
  /** The buttons of a vehicle page, first to last. */
  actions: z
    .strictObject({
      /** On new vehicles; null is the usual order. Default: `null`. */
      new: buttons.nullable().default(null).describe('On new vehicles; null is the usual order.'),
      /** On demonstrators. Default: `null`. */
      demo: buttons.nullable().default(null).describe('On demonstrators.'),
      /** On used vehicles. Default: `null`. */
      used: buttons.nullable().default(null).describe('On used vehicles.'),
    })
    .prefault({})
    .describe('The buttons of a vehicle page, first to last.'),
  /** The buttons of a card. Default: `['enquire']`. */
  cardActions: z
    .array(z.enum(['enquire', 'testDrive']))
    .min(1)
    .default(['enquire'])
    .describe('The buttons of a card.'),
  /** Which buttons the site has; a vehicle’s own flag outranks it, and its state may forbid it. */
  show: z
    .strictObject({
      /** Ask about a loan. Default: `true`. */
      finance: z.boolean().default(true).describe('Ask about a loan.'),
      /** Ask to reserve with a deposit. Default: `false`. */
      checkout: z.boolean().default(false).describe('Ask to reserve with a deposit.'),
      /** Ask what the shopper’s own vehicle is worth. Default: `true`. */
      tradeIn: z.boolean().default(true).describe('Ask what the shopper’s own vehicle is worth.'),
    })
    .prefault({})
    .describe('Which buttons the site has; a vehicle’s own flag outranks it, and its state may forbid it.'),
  /** Offer to send photos of a vehicle. Default: `true`. */
  requestPhotos: z.boolean().default(true).describe('Offer to send photos of a vehicle.'),
  /** The deposit of a reservation, fully refundable. Default: `200`. */
  reserveDepositDollars: z
    .number()
    .positive()
    .default(200)
    .describe('The deposit of a reservation, fully refundable.'),
  /**
   * Lines about guarantees and warranty beside the deposit, each a promise of the dealer; none by default.
   * Default: `[]`.
   */
  assurances: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Lines about guarantees and warranty beside the deposit, each a promise of the dealer; none by default.',
    ),
  /** A button of the site’s own. Default: `null`. */
  customAction: z
    .strictObject({
      /** Its words. */
      label: z.string().min(1).describe('Its words.'),
      /** An https address. */
      href: externalLink.describe('An https address.'),
      /** How strong it looks. Default: `'outline'`. */
      variant: z.enum(['filled', 'outline', 'text']).default('outline').describe('How strong it looks.'),
    })
    .nullable()
    .default(null)
    .describe('A button of the site’s own.'),
  /** Collection notice under the form. */
  privacyNotice: z
    .string()
    .default(
      'We use your details to answer this enquiry and share them with the dealership named on this page.',
    )
    .describe('Collection notice under the form.'),
  /** What happens after an enquiry, in order; shown on /success. */
  nextSteps: z
    .array(z.string().min(1))
    .min(1)
    .default([
      'A person at the dealership reads your message.',
      'We answer by phone or e-mail, with the facts about price and availability.',
      'You decide whether to come for a look or a drive. There is no obligation.',
    ])
    .describe('What happens after an enquiry, in order; shown on /success.'),
});

/** Enquiries: a button and dialog on vehicles, a form on the contact page, and an enquiry page that works without JavaScript. */
export const enquiry = defineFeature({
  id: 'enquiry',
  purpose: 'Enquiries.',
  options: { browser: options },
  server: '@forecourt/enquiry/server',
  routes: () => [
    { id: 'enquiry.form', path: 'enquire', module: '@forecourt/enquiry/routes/enquire', cache: 'never' },
    { id: 'enquiry.success', path: 'success', module: '@forecourt/enquiry/routes/success', cache: 'public' },
  ],
  slots,
  contributions: [
    { slot: 'vdp.actions', id: 'enquiry', module: '@forecourt/enquiry/slots/vehicle-enquiry' },
    { slot: 'vdp.sold-actions', id: 'enquiry', module: '@forecourt/enquiry/slots/find-similar' },
    { slot: 'vdp.gone', id: 'enquiry', module: '@forecourt/enquiry/slots/similar-form' },
    { slot: 'search.card-actions', id: 'enquiry', module: '@forecourt/enquiry/slots/card-enquiry' },
    { slot: 'locations.contact', id: 'enquiry', module: '@forecourt/enquiry/slots/contact-form' },
    { slot: 'site.overlays', id: 'visit', module: '@forecourt/enquiry/slots/visit-recorder' },
  ],
});

export type EnquiryOptions = BrowserOptions<typeof enquiry>;

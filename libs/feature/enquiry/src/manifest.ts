import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';

/** Buttons of a vehicle page, first to last. */
const buttons = z.array(z.enum(['testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'custom']));

const options = z
  .strictObject({
    buttonText: z
      .enum(['Message Now', 'Enquire Now', 'Enquire now'])
      .default('Enquire now')
      .describe('Words of the button on cards and vehicle pages.'),
    messageRequired: z.boolean().default(true).describe('Whether a message must be written.'),
    disclaimer: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Terms that must be accepted before sending; null asks for nothing.'),
    nativeAlert: z
      .boolean()
      .default(true)
      .describe('Show a browser alert beside the message when sending fails.'),
    actions: z
      .strictObject({
        new: buttons.nullable().default(null).describe('On new vehicles; null is the usual order.'),
        demo: buttons.nullable().default(null).describe('On demonstrators.'),
        used: buttons.nullable().default(null).describe('On used vehicles.'),
      })
      .prefault({})
      .describe('The buttons of a vehicle page, first to last.'),
    cardActions: z
      .array(z.enum(['enquire', 'testDrive']))
      .min(1)
      .default(['enquire'])
      .describe('The buttons of a card.'),
    show: z
      .strictObject({
        finance: z.boolean().default(true).describe('Ask about a loan.'),
        checkout: z.boolean().default(false).describe('Ask to reserve with a deposit.'),
        tradeIn: z.boolean().default(true).describe('Ask what the shopper’s own vehicle is worth.'),
      })
      .prefault({})
      .describe('Which buttons the site has; a vehicle’s own flag outranks it, and its state may forbid it.'),
    requestPhotos: z.boolean().default(true).describe('Offer to send photos of a vehicle.'),
    reserveDepositDollars: z
      .number()
      .positive()
      .default(200)
      .describe('The deposit of a reservation, fully refundable.'),
    assurances: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Lines about guarantees and warranty beside the deposit, each a promise of the dealer; none by default.',
      ),
    customAction: z
      .strictObject({
        label: z.string().min(1).describe('Its words.'),
        href: z.url({ protocol: /^https$/ }).describe('An https address.'),
        variant: z.enum(['filled', 'outline', 'text']).default('outline').describe('How strong it looks.'),
      })
      .nullable()
      .default(null)
      .describe('A button of the site’s own.'),
    privacyNotice: z
      .string()
      .default(
        'We use your details to answer this enquiry and share them with the dealership named on this page.',
      )
      .describe('Collection notice under the form.'),
    nextSteps: z
      .array(z.string().min(1))
      .min(1)
      .default([
        'A person at the dealership reads your message.',
        'We answer by phone or e-mail, with the facts about price and availability.',
        'You decide whether to come for a look or a drive. There is no obligation.',
      ])
      .describe('What happens after an enquiry, in order; shown on /success.'),
  })
  .describe('Enquiries.');

export type EnquiryOptions = z.output<typeof options>;

declare module '@forecourt/site-config/react' {
  interface FeatureOptions {
    enquiry: EnquiryOptions;
  }
}

/** Asking the dealer: a button and dialog on vehicles, a form on the contact page, a page of its own without JavaScript. */
export const enquiry = defineFeature({
  id: 'enquiry',
  options,
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

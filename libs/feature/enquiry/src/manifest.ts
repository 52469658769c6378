import { formDeclarationSchema } from '@forecourt/lead';
import { defineFeature, externalLink } from '@forecourt/site-config';
import type { BrowserOptions } from '@forecourt/site-config';
import { z } from 'zod';
import { slots } from './slots.ts';

/** Buttons of a vehicle page, first to last. */
const buttons = z.array(z.enum(['testDrive', 'finance', 'reserve', 'tradeIn', 'enquire', 'custom']));

const options = z.strictObject({
  /** Text of the button on cards and vehicle pages. Default: `'Enquire now'`. */
  buttonText: z
    .enum(['Message Now', 'Enquire Now', 'Enquire now'])
    .default('Enquire now')
    .describe('Text of the button on cards and vehicle pages.'),
  /** Whether a message is required. Default: `true`. */
  messageRequired: z.boolean().default(true).describe('Whether a message is required.'),
  /** Terms that must be accepted before sending; null shows no checkbox. Default: `null`. */
  disclaimer: z
    .string()
    .min(1)
    .nullable()
    .default(null)
    .describe('Terms that must be accepted before sending; null shows no checkbox.'),
  /** Show a browser alert beside the message when sending fails. Default: `true`. */
  nativeAlert: z
    .boolean()
    .default(true)
    .describe('Show a browser alert beside the message when sending fails.'),
  /** The buttons of a vehicle page, first to last. */
  actions: z
    .strictObject({
      /** On new vehicles; null is the default order. Default: `null`. */
      new: buttons.nullable().default(null).describe('On new vehicles; null is the default order.'),
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
  /** Which buttons the site has. A flag of the vehicle overrides this, and its status may hide a button. */
  show: z
    .strictObject({
      /** A button to ask about a loan. Default: `true`. */
      finance: z.boolean().default(true).describe('A button to ask about a loan.'),
      /** A button to reserve with a deposit. Default: `false`. */
      checkout: z.boolean().default(false).describe('A button to reserve with a deposit.'),
      /** A button to ask for a trade-in value. Default: `true`. */
      tradeIn: z.boolean().default(true).describe('A button to ask for a trade-in value.'),
    })
    .prefault({})
    .describe(
      'Which buttons the site has. A flag of the vehicle overrides this, and its status may hide a button.',
    ),
  /** The trade-in form shows a value range; without it, it sends a lead only. Default: `true`. */
  onlineValuation: z
    .boolean()
    .default(true)
    .describe('The trade-in form shows a value range; without it, it sends a lead only.'),
  /** A button to ask for photos of a vehicle. Default: `true`. */
  requestPhotos: z.boolean().default(true).describe('A button to ask for photos of a vehicle.'),
  /** The deposit of a reservation, fully refundable. Default: `200`. */
  reserveDepositDollars: z
    .number()
    .positive()
    .default(200)
    .describe('The deposit of a reservation, fully refundable.'),
  /**
   * Lines about guarantees and warranty, shown beside the deposit. Each is a promise of the dealer.
   * Default: `[]`.
   */
  assurances: z
    .array(z.string().min(1))
    .default([])
    .describe(
      'Lines about guarantees and warranty, shown beside the deposit. Each is a promise of the dealer.',
    ),
  /** A custom button. Default: `null`. */
  customAction: z
    .strictObject({
      /** Text of the button. */
      label: z.string().min(1).describe('Text of the button.'),
      /** An https URL. */
      href: externalLink.describe('An https URL.'),
      /** Visual style of the button. Default: `'outline'`. */
      variant: z
        .enum(['filled', 'outline', 'text'])
        .default('outline')
        .describe('Visual style of the button.'),
    })
    .nullable()
    .default(null)
    .describe('A custom button.'),
  /** Collection notice under the form. */
  privacyNotice: z
    .string()
    .default(
      'We use your details to answer this enquiry and share them with the dealership named on this page.',
    )
    .describe('Collection notice under the form.'),
  /** What happens after an enquiry, in order; shown on /success and beside an enquiry without a vehicle. */
  nextSteps: z
    .array(z.string().min(1))
    .min(1)
    .default([
      'A person at the dealership reads your message.',
      'We answer by phone or email, with the facts about price and availability.',
      'You decide whether to come in. There is no obligation.',
    ])
    .describe(
      'What happens after an enquiry, in order; shown on /success and beside an enquiry without a vehicle.',
    ),
});

const loaderOptions = z.strictObject({
  /**
   * Further forms, each with a page of its own: those of `@forecourt/enquiry/forms`, such as
   * `serviceBooking()`, and the dealer's own. Default: `[]`.
   */
  forms: z
    .array(formDeclarationSchema)
    .default([])
    .describe(
      "Further forms, each with a page of its own: those of `@forecourt/enquiry/forms`, such as `serviceBooking()`, and the dealer's own.",
    ),
});

/** Enquiries: a button and dialog on vehicles, a form on the contact page, and an enquiry page that works without JavaScript. */
export const enquiry = defineFeature({
  id: 'enquiry',
  purpose: 'Enquiries.',
  options: { browser: options, loader: loaderOptions },
  server: '@forecourt/enquiry/server',
  sitemap: '@forecourt/enquiry/sitemap',
  routes: ({ options: { forms } }) => [
    { id: 'enquiry.form', path: 'enquire', module: '@forecourt/enquiry/routes/enquire', cache: 'never' },
    { id: 'enquiry.success', path: 'success', module: '@forecourt/enquiry/routes/success', cache: 'never' },
    {
      id: 'enquiry.test-drive',
      path: 'book-test-drive',
      module: '@forecourt/enquiry/routes/test-drive',
      cache: 'public',
      needs: 'search',
    },
    {
      id: 'enquiry.unsubscribe',
      path: 'pages/unsubscribe',
      module: '@forecourt/enquiry/routes/unsubscribe',
      cache: 'never',
    },
    ...forms.flatMap(({ id, paths }) =>
      paths.map((path, index) => ({
        id: `enquiry.${id}${index === 0 ? '' : `-${index + 1}`}`,
        path,
        module: '@forecourt/enquiry/routes/enquire',
        cache: 'never' as const,
        ...(index > 0 && { sameAs: paths[0] }),
      })),
    ),
  ],
  slots,
  contributions: [
    { slot: 'vdp.actions', id: 'enquiry', module: '@forecourt/enquiry/slots/vehicle-enquiry' },
    { slot: 'vdp.sold-actions', id: 'enquiry', module: '@forecourt/enquiry/slots/find-similar' },
    { slot: 'vdp.gone', id: 'enquiry', module: '@forecourt/enquiry/slots/similar-form' },
    { slot: 'search.alert', id: 'enquiry', module: '@forecourt/enquiry/slots/search-wish' },
    { slot: 'search.card-actions', id: 'enquiry', module: '@forecourt/enquiry/slots/card-enquiry' },
    { slot: 'locations.contact', id: 'enquiry', module: '@forecourt/enquiry/slots/contact-form' },
    { slot: 'content.form', id: 'enquiry', module: '@forecourt/enquiry/slots/content-form' },
    { slot: 'site.overlays', id: 'visit', module: '@forecourt/enquiry/slots/visit-recorder' },
  ],
});

export type EnquiryOptions = BrowserOptions<typeof enquiry>;

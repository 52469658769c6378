import { webLink } from '@forecourt/site-config';
import { z } from 'zod';

/** Where a vehicle can be shared, in the order of the buttons. */
const SHARE_WAYS = ['facebook', 'whatsapp', 'x', 'email', 'sms', 'copy'] as const;

/** Options for the frame of the vehicle page: bars, share links, documents and promotion. */
export const frameOptions = z
  .strictObject({
    /**
     * Show the vehicle’s city above the page if it is not the city of the primary location. Default:
     * `true`.
     */
    announcement: z
      .boolean()
      .default(true)
      .describe('Show the vehicle’s city above the page if it is not the city of the primary location.'),
    /**
     * The one bar that stays in view. `slim`: name, price and Enquire, on phones at the bottom from the
     * start, on wider screens at the top from 500 pixels of scroll. `header`: a header with picture, facts,
     * price, repayment and warning from 500 pixels. `bottom`: call, test drive and enquiry beyond 900
     * pixels. `none`: no bar. Default: `'slim'`.
     */
    bar: z
      .enum(['slim', 'header', 'bottom', 'none'])
      .default('slim')
      .describe(
        'The one bar that stays in view. `slim`: name, price and Enquire, on phones at the bottom from the start, on wider screens at the top from 500 pixels of scroll. `header`: a header with picture, facts, price, repayment and warning from 500 pixels. `bottom`: call, test drive and enquiry beyond 900 pixels. `none`: no bar.',
      ),
    /**
     * URL for trade-in valuations; null links to the platform’s form about the vehicle. Default: `null`.
     */
    tradeInHref: webLink
      .nullable()
      .default(null)
      .describe('URL for trade-in valuations; null links to the platform’s form about the vehicle.'),
    /** The share buttons, in order; an empty list hides them. Default: `[...SHARE_WAYS]`. */
    share: z
      .array(z.enum(SHARE_WAYS))
      .default([...SHARE_WAYS])
      .describe('The share buttons, in order; an empty list hides them.'),
    /**
     * How copying the address is confirmed: on the button for 1.5 seconds, or in a toast for 3 seconds.
     * Default: `'label'`.
     */
    copied: z
      .enum(['label', 'toast'])
      .default('label')
      .describe(
        'How copying the address is confirmed: on the button for 1.5 seconds, or in a toast for 3 seconds.',
      ),
    /** Hosts whose history reports may be linked, besides files of the site itself. Default: `[]`. */
    historyHosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+$/, 'A host is a bare domain name.')
          .meta({ example: 'reports.example.com' }),
      )
      .default([])
      .describe('Hosts whose history reports may be linked, besides files of the site itself.'),
    /** Show a link to a PDF of the vehicle. Default: `true`. */
    pdf: z.boolean().default(true).describe('Show a link to a PDF of the vehicle.'),
    /** Show the number of views of a vehicle. Default: `true`. */
    views: z.boolean().default(true).describe('Show the number of views of a vehicle.'),
    /** A promotion in a dialog, shown once to each visitor. Default: `null`. */
    popup: z
      .strictObject({
        /**
         * Id of the promotion. With a new id it is shown again to visitors who dismissed an earlier one.
         */
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'An id has lower-case letters, digits and hyphens.')
          .meta({
            description:
              'Id of the promotion. With a new id it is shown again to visitors who dismissed an earlier one.',
            example: 'spring-clearance',
          }),
        /** Heading of the dialog. */
        title: z.string().min(1).describe('Heading of the dialog.'),
        /** Text of the promotion. */
        text: z.string().min(1).describe('Text of the promotion.'),
        /** A link below the text. Default: `null`. */
        link: z
          .strictObject({
            /** Text of the link. */
            name: z.string().min(1).describe('Text of the link.'),
            url: webLink,
          })
          .nullable()
          .default(null)
          .describe('A link below the text.'),
        /** Its last day in local time; null for no end. Default: `null`. */
        expiry: z.iso
          .date()
          .nullable()
          .default(null)
          .describe('Its last day in local time; null for no end.'),
      })
      .nullable()
      .default(null)
      .describe('A promotion in a dialog, shown once to each visitor.'),
  })
  .describe('The frame of the vehicle page: bars, share links, documents and promotion.');

export type FrameOptions = z.output<typeof frameOptions>;
export type ShareWay = FrameOptions['share'][number];

import { webLink } from '@forecourt/site-config';
import { z } from 'zod';

/** Where a vehicle can be shared, in the order of the buttons. */
const SHARE_WAYS = ['facebook', 'whatsapp', 'x', 'email', 'sms', 'copy'] as const;

/** What a dealer can set about the frame of the vehicle page: what follows the visitor, and what they take with them. */
export const frameOptions = z
  .strictObject({
    /** Say where the vehicle stands when that is not the city of the primary location. Default: `true`. */
    announcement: z
      .boolean()
      .default(true)
      .describe('Say where the vehicle stands when that is not the city of the primary location.'),
    /** A short header from 500 pixels of scroll. Default: `true`. */
    stickyHeader: z.boolean().default(true).describe('A short header from 500 pixels of scroll.'),
    /** A bar to call and ask from 900 pixels of scroll. Default: `false`. */
    bottomBar: z.boolean().default(false).describe('A bar to call and ask from 900 pixels of scroll.'),
    /** Where a trade-in is valued; null leads to our own form about the vehicle. Default: `null`. */
    tradeInHref: webLink
      .nullable()
      .default(null)
      .describe('Where a trade-in is valued; null leads to our own form about the vehicle.'),
    /** Where a vehicle can be shared, in order; none hides the bar. Default: `[...SHARE_WAYS]`. */
    share: z
      .array(z.enum(SHARE_WAYS))
      .default([...SHARE_WAYS])
      .describe('Where a vehicle can be shared, in order; none hides the bar.'),
    /**
     * How a copied address is confirmed: on the button for 1.5 seconds, or a toast for 3. Default:
     * `'label'`.
     */
    copied: z
      .enum(['label', 'toast'])
      .default('label')
      .describe('How a copied address is confirmed: on the button for 1.5 seconds, or a toast for 3.'),
    /**
     * Other hosts whose history reports may be linked; files of the site itself always may. Default: `[]`.
     */
    historyHosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+$/, 'A host is a bare domain name.')
          .meta({ example: 'reports.example.com' }),
      )
      .default([])
      .describe('Other hosts whose history reports may be linked; files of the site itself always may.'),
    /** Offer the vehicle as a PDF. Default: `true`. */
    pdf: z.boolean().default(true).describe('Offer the vehicle as a PDF.'),
    /** Say how often a vehicle was looked at. Default: `true`. */
    views: z.boolean().default(true).describe('Say how often a vehicle was looked at.'),
    /** A promotion in a dialog, shown once to each visitor. Default: `null`. */
    popup: z
      .strictObject({
        /** Names the promotion; a new one is shown to those who sent an earlier one away. */
        id: z
          .string()
          .regex(/^[a-z0-9-]+$/, 'An id has small letters, digits and hyphens.')
          .meta({
            description: 'Names the promotion; a new one is shown to those who sent an earlier one away.',
            example: 'spring-clearance',
          }),
        /** Heading of the dialog. */
        title: z.string().min(1).describe('Heading of the dialog.'),
        /** What it says. */
        text: z.string().min(1).describe('What it says.'),
        /** One way on. Default: `null`. */
        link: z
          .strictObject({
            /** What the link says. */
            name: z.string().min(1).describe('What the link says.'),
            url: webLink,
          })
          .nullable()
          .default(null)
          .describe('One way on.'),
        /** Its last local day; null is for ever. Default: `null`. */
        expiry: z.iso.date().nullable().default(null).describe('Its last local day; null is for ever.'),
      })
      .nullable()
      .default(null)
      .describe('A promotion in a dialog, shown once to each visitor.'),
  })
  .describe('What surrounds the blocks of the vehicle page.');

export type FrameOptions = z.output<typeof frameOptions>;
export type ShareWay = FrameOptions['share'][number];

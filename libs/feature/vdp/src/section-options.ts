import { webLink } from '@forecourt/site-config';
import { z } from 'zod';

const panel = z
  .strictObject({
    /** Paragraphs, separated by an empty line. Default: `''`. */
    text: z.string().default('').describe('Paragraphs, separated by an empty line.'),
    /** Lines with a tick icon. Default: `[]`. */
    points: z.array(z.string().min(1)).default([]).describe('Lines with a tick icon.'),
    /** A link below the text. Default: `null`. */
    link: z
      .strictObject({
        /** Text of the link. */
        name: z.string().min(1).describe('Text of the link.'),
        href: webLink,
      })
      .nullable()
      .default(null)
      .describe('A link below the text.'),
  })
  .nullable()
  .default(null);

/** Texts and options of the sections of the vehicle page. Loaders pass them to the page, so they are in no script. */
export const sectionOptions = z
  .strictObject({
    /** The tab "What's Included"; null hides it. Default: `null`. */
    included: panel.describe('The tab "What\'s Included"; null hides it.'),
    /** The tab "Why Buy From Us?"; null hides it. Default: `null`. */
    whyBuy: panel.describe('The tab "Why Buy From Us?"; null hides it.'),
    /** The tab "Reserve Online"; null hides it. Default: `null`. */
    reserve: panel.describe('The tab "Reserve Online"; null hides it.'),
    /** The tab "Protect Your Car"; null hides it. Default: `null`. */
    protect: panel.describe('The tab "Protect Your Car"; null hides it.'),
    /** Show the weekly fuel cost; never for an electric vehicle. Default: `true`. */
    fuelCost: z.boolean().default(true).describe('Show the weekly fuel cost; never for an electric vehicle.'),
    /**
     * Locations on the page: the vehicle’s own, all of a type, or one by its id; null for none. Default:
     * `'vehicle'`.
     */
    where: z
      .union([
        z.enum(['vehicle', 'primary', 'sales', 'service', 'parts', 'service-and-parts', 'all']),
        z.int().meta({ description: 'Id of a location.', refersTo: 'location' }),
      ])
      .nullable()
      .default('vehicle')
      .describe('Locations on the page: the vehicle’s own, all of a type, or one by its id; null for none.'),
    /** Frequently asked questions; an empty list hides the section. Default: `[]`. */
    questions: z
      .array(
        z.strictObject({
          /** The question. */
          question: z.string().min(1).describe('The question.'),
          /** Paragraphs, separated by an empty line. */
          answer: z.string().min(1).describe('Paragraphs, separated by an empty line.'),
        }),
      )
      .default([])
      .describe('Frequently asked questions; an empty list hides the section.'),
    /** A full-width panel with reasons to buy here; null hides it. Default: `null`. */
    whyBuyPanel: z
      .strictObject({
        /** Heading of the panel. Default: `'Why buy from us'`. */
        title: z.string().default('Why buy from us').describe('Heading of the panel.'),
        /** The reasons, in order. */
        points: z
          .array(
            z.strictObject({
              /** The reason in a few words. */
              title: z.string().describe('The reason in a few words.'),
              /** One or two sentences about it. */
              text: z.string().describe('One or two sentences about it.'),
            }),
          )
          .min(1)
          .describe('The reasons, in order.'),
      })
      .nullable()
      .default(null)
      .describe('A full-width panel with reasons to buy here; null hides it.'),
    /**
     * Text after the sales counter; null hides the counter. Its number depends only on the clock, not on
     * sales, so the text must not call it sales. Default: `null`.
     */
    salesCounter: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe(
        'Text after the sales counter; null hides the counter. Its number depends only on the clock, not on sales, so the text must not call it sales.',
      ),
    /** Up to three tiles below the page, such as offers, service and selling a car. Default: `[]`. */
    tiles: z
      .array(
        z.strictObject({
          /** Icon beside the title. */
          icon: z.enum(['tag', 'wrench', 'car', 'phone', 'map']).describe('Icon beside the title.'),
          /** Heading of the tile. */
          title: z.string().min(1).describe('Heading of the tile.'),
          /** One sentence below the title. */
          text: z.string().describe('One sentence below the title.'),
          /** Text of the link. */
          linkText: z.string().min(1).describe('Text of the link.'),
          url: webLink,
        }),
      )
      .max(3)
      .default([])
      .describe('Up to three tiles below the page, such as offers, service and selling a car.'),
    /** Small print at the end of the page. Default: `null`. */
    disclaimer: z.string().nullable().default(null).describe('Small print at the end of the page.'),
  })
  .describe('What the sections of the vehicle page say.');

/** The sections with all defaults. */
export type SectionOptions = z.output<typeof sectionOptions>;

import { webLink } from '@forecourt/site-config';
import { z } from 'zod';

const panel = z
  .strictObject({
    /** Paragraphs, parted by an empty line. Default: `''`. */
    text: z.string().default('').describe('Paragraphs, parted by an empty line.'),
    /** Lines with a tick before them. Default: `[]`. */
    points: z.array(z.string().min(1)).default([]).describe('Lines with a tick before them.'),
    /** One way on, below the text. Default: `null`. */
    link: z
      .strictObject({
        /** What the link says. */
        name: z.string().min(1).describe('What the link says.'),
        href: webLink,
      })
      .nullable()
      .default(null)
      .describe('One way on, below the text.'),
  })
  .nullable()
  .default(null);

/** What the sections of the vehicle page say. Loaders hand it to the page: it is in no script. */
export const sectionOptions = z
  .strictObject({
    /** The tab "What's Included"; null has no such tab. Default: `null`. */
    included: panel.describe('The tab "What\'s Included"; null has no such tab.'),
    /** The tab "Why Buy From Us?"; null has no such tab. Default: `null`. */
    whyBuy: panel.describe('The tab "Why Buy From Us?"; null has no such tab.'),
    /** The tab "Reserve Online"; null has no such tab. Default: `null`. */
    reserve: panel.describe('The tab "Reserve Online"; null has no such tab.'),
    /** The tab "Protect Your Car"; null has no such tab. Default: `null`. */
    protect: panel.describe('The tab "Protect Your Car"; null has no such tab.'),
    /** What fuel costs a week; never of an electric vehicle. Default: `true`. */
    fuelCost: z.boolean().default(true).describe('What fuel costs a week; never of an electric vehicle.'),
    /**
     * Which locations stand on the page: the one where the vehicle is, a kind of them, or one by its id;
     * null shows none. Default: `'vehicle'`.
     */
    where: z
      .union([
        z.enum(['vehicle', 'primary', 'sales', 'service', 'parts', 'service-and-parts', 'all']),
        z.int().meta({ description: 'Id of a location.', refersTo: 'location' }),
      ])
      .nullable()
      .default('vehicle')
      .describe(
        'Which locations stand on the page: the one where the vehicle is, a kind of them, or one by its id; null shows none.',
      ),
    /** Questions and answers that unfold; none shows no such section. Default: `[]`. */
    questions: z
      .array(
        z.strictObject({
          /** What shoppers ask. */
          question: z.string().min(1).describe('What shoppers ask.'),
          /** Paragraphs, parted by an empty line. */
          answer: z.string().min(1).describe('Paragraphs, parted by an empty line.'),
        }),
      )
      .default([])
      .describe('Questions and answers that unfold; none shows no such section.'),
    /** A panel of reasons across the page; null has none. Default: `null`. */
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
      .describe('A panel of reasons across the page; null has none.'),
    /**
     * Words behind the running number of the month; null, as it is by default, shows none. The number
     * follows the clock and counts no sale: words that call it sales would mislead. Default: `null`.
     */
    salesCounter: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe(
        'Words behind the running number of the month; null, as it is by default, shows none. The number follows the clock and counts no sale: words that call it sales would mislead.',
      ),
    /** Up to three tiles below the page, such as offers, service and selling a car. Default: `[]`. */
    tiles: z
      .array(
        z.strictObject({
          /** Picture beside the title. */
          icon: z.enum(['tag', 'wrench', 'car', 'phone', 'map']).describe('Picture beside the title.'),
          /** Heading of the tile. */
          title: z.string().min(1).describe('Heading of the tile.'),
          /** One sentence below the title. */
          text: z.string().describe('One sentence below the title.'),
          /** What the link says. */
          linkText: z.string().min(1).describe('What the link says.'),
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

/** The sections as a dealer declared them, complete. */
export type SectionOptions = z.output<typeof sectionOptions>;

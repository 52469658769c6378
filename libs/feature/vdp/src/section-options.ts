import { z } from 'zod';

const address = z
  .string()
  .regex(/^(\/(?!\/)|https:\/\/)/, 'A link is a path of this site or begins with https://.')
  .describe('Path of this site, or an address that begins with https://.');

const panel = z
  .strictObject({
    text: z.string().default('').describe('Paragraphs, parted by an empty line.'),
    points: z.array(z.string().min(1)).default([]).describe('Lines with a tick before them.'),
    link: z
      .strictObject({ name: z.string().min(1).describe('What the link says.'), href: address })
      .nullable()
      .default(null)
      .describe('One way on, below the text.'),
  })
  .nullable()
  .default(null);

/** What the sections of the vehicle page say. Loaders hand it to the page: it is in no script. */
export const sectionOptions = z
  .strictObject({
    included: panel.describe('The tab "What\'s Included"; null has no such tab.'),
    whyBuy: panel.describe('The tab "Why Buy From Us?"; null has no such tab.'),
    reserve: panel.describe('The tab "Reserve Online"; null has no such tab.'),
    protect: panel.describe('The tab "Protect Your Car"; null has no such tab.'),
  })
  .describe('What the sections of the vehicle page say.');

/** The sections as a dealer declared them, complete. */
export type SectionOptions = z.output<typeof sectionOptions>;

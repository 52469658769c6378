import { z } from 'zod';
import { saleField } from './sale.ts';
import { EARLY_END, endsAfterItStarts, shared, titleField } from './fields.ts';

/** The front matter of a page, `content/pages/**.md`. The path of its file is its address. */
export const pageFields = z
  .strictObject({
    ...shared,
    title: titleField.describe('Heading of the page.'),
    intro: z.string().default('').describe('Lead paragraph.'),
    /** For search engines; by default the lead paragraph. */
    description: z.string().default('').describe('For search engines; by default the lead paragraph.'),
    /** Whether search engines may list it. */
    listed: z.boolean().default(true).describe('Whether search engines may list it.'),
    /** The days of a sale: the page says them, and shows its vehicles while the sale runs. */
    sale: saleField
      .nullable()
      .default(null)
      .describe('The days of a sale: the page says them, and shows its vehicles while the sale runs.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

import { z } from 'zod';
import { EARLY_END, endsAfterItStarts, shared, slugField, titleField } from './fields.ts';

const named = { name: z.string().min(1), slug: slugField };

/** The front matter of an offer, `content/offers/*.md`. Its text is the description of the offer. */
export const offerFields = z
  .strictObject({
    ...shared,
    /** Number of the offer, in its address. */
    id: z.int().min(1).describe('Number of the offer, in its address.'),
    name: titleField.describe('Title of the offer.'),
    /** Such as Finance offer. */
    category: z.string().min(1).nullable().default(null).describe('Such as Finance offer.'),
    /** The conditions, as plain text. */
    disclaimer: z.string().nullable().default(null).describe('The conditions, as plain text.'),
    manufacturer: z.strictObject(named).nullable().default(null).describe('Whose vehicles it is about.'),
    model: z
      .strictObject({
        ...named,
        /** A page of the site that stands for the page of the model. */
        override_url: z
          .string()
          .regex(/^\/(?![/\\])/, 'It is a path of this site.')
          .nullable()
          .default(null)
          .describe('A page of the site that stands for the page of the model.'),
      })
      .nullable()
      .default(null)
      .describe('The model that it is about; its page lists the offer.'),
    /** Numbers of the sites that do not show it: websiteId of their dealer.config.ts. */
    excluded_website_ids: z
      .array(z.int())
      .default([])
      .describe('Numbers of the sites that do not show it: websiteId of their dealer.config.ts.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

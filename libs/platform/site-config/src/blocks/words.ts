import { z } from 'zod';

/** The dealer's own sentences on pages that no feature owns. */
export const wordsSchema = z
  .strictObject({
    /** Heading of a page that does not exist; null for the platform's. Default: `null`. */
    missingTitle: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe("Heading of a page that does not exist; null for the platform's."),
    /** Sentence below that heading; null for the platform's. Default: `null`. */
    missingText: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe("Sentence below that heading; null for the platform's."),
    /** What may be typed into a search box. Default: `'Make, model or keyword'`. */
    searchBox: z
      .string()
      .min(1)
      .max(40)
      .default('Make, model or keyword')
      .meta({ example: 'Model or keyword' })
      .describe('What may be typed into a search box.'),
  })
  .describe("The dealer's own sentences on pages that no feature owns.");

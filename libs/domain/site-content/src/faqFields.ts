import { z } from 'zod';
import { EARLY_END, endsAfterItStarts, shared, slugField } from './fields.ts';

const { draft, start, expiry, updated } = shared;

/** The front matter of a question, `content/faqs/*.md`. Its text is the answer. */
export const faqFields = z
  .strictObject({
    draft,
    start,
    expiry,
    updated,
    question: z
      .string()
      .trim()
      .min(1, 'A question is needed.')
      .max(200, 'A question has at most 200 characters.')
      .describe('The question, as a shopper asks it.'),
    topic: slugField.default('general').describe('What it is about; the block of questions chooses by it.'),
    order: z.int().default(100).describe('Lower numbers come first; then the name of the file counts.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

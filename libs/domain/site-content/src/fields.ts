import { slugify } from '@forecourt/values';
import { z } from 'zod';

/** The values that several kinds of content share. */
export const shared = {
  /** true: visitors do not see it; a development server and a link of `desk drafts` show it. */
  draft: z
    .boolean()
    .default(false)
    .describe('true: visitors do not see it; a development server and a link of `desk drafts` show it.'),
  /** First day on which it is shown, YYYY-MM-DD, in the time zone of the site. */
  start: z.iso
    .date('A date is written YYYY-MM-DD.')
    .nullable()
    .default(null)
    .describe('First day on which it is shown, YYYY-MM-DD, in the time zone of the site.'),
  /** Last day on which it is shown. */
  expiry: z.iso
    .date('A date is written YYYY-MM-DD.')
    .nullable()
    .default(null)
    .describe('Last day on which it is shown.'),
  /** Day of the last change that readers should know of. */
  updated: z.iso
    .date('A date is written YYYY-MM-DD.')
    .nullable()
    .default(null)
    .describe('Day of the last change that readers should know of, YYYY-MM-DD; without one that of start.'),
  /** A picture beside the file, such as shed.webp, or a path of the site, such as /pictures/suv/red-side.webp. */
  image: z
    .string()
    .regex(
      /^(https:\/\/[\w.-]+(:\d+)?\/)?[\w/.%-]+\.(avif|jpe?g|png|webp)$/i,
      'A picture is a .webp, .avif, .jpg or .png file.',
    )
    .refine(
      (path) => !path.includes('..') && !path.startsWith('//'),
      'A picture is in the folder of the text or below.',
    )
    .nullable()
    .default(null)
    .describe(
      'A picture beside the file, such as shed.webp, or a path of the site, such as /pictures/suv/red-side.webp.',
    ),
  /** What the picture shows; empty for decoration. */
  imageAlt: z.string().default('').describe('What the picture shows; empty for decoration.'),
};

/** A title: one line. */
export const titleField = z
  .string()
  .trim()
  .min(1, 'A title is needed.')
  .max(120, 'A title has at most 120 characters.');

/** Where somebody works. */
export const locationField = z
  .int()
  .nullable()
  .default(null)
  .describe('The number of a location of dealer.config.ts; none for all of them.');

/** A word of an address. */
export const slugField = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'It has small letters, digits and hyphens.');

/** A name with a page of its own, such as a tag: its address is made of its letters and digits. */
export const namedPageField = z
  .string()
  .refine(
    (name) => slugify(name) !== '',
    'It needs a letter from A to Z or a digit, because the address of its page is made of them.',
  );

/** Vehicles that belong to a text, as the facets of the search have them. */
export const stockField = z.strictObject({
  make: z.string().optional(),
  model: z.string().optional(),
  body: z.string().optional(),
  fuel: z.string().optional(),
  car_type: z.enum(['new', 'demo', 'used']).optional(),
  item_type: z.enum(['car', 'caravan', 'truck', 'motorcycle']).optional(),
  categories: z.string().optional(),
  price: z
    .string()
    .regex(/^(\d{1,9}-\d{0,9}|-\d{1,9})$/, 'A range of prices is -30000, 20000-30000 or 50000-.')
    .optional(),
});

/** Refuses an end before the beginning. */
export function endsAfterItStarts({
  start,
  expiry,
}: {
  start: string | null;
  expiry: string | null;
}): boolean {
  return start === null || expiry === null || start <= expiry;
}

/** The problem of an end before the beginning. */
export const EARLY_END = { path: ['expiry'], message: 'It ends before it starts.' };

import { z } from 'zod';
import { EARLY_END, endsAfterItStarts, shared, titleField } from './fields.ts';

/** The kinds of brands, in the order of the page. */
export const BRAND_KINDS = ['car', 'motorcycle', 'truck', 'group'] as const;

const { draft, start, expiry, updated, image } = shared;

/** The front matter of a brand, `content/brands/*.md`. The name of its file is the slug of the brand. */
export const brandFields = z
  .strictObject({
    draft,
    start,
    expiry,
    updated,
    title: titleField.describe('Name of the brand.'),
    kind: z.enum(BRAND_KINDS).default('car').describe('The part of the page that lists it.'),
    make: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Its make as the stock names it; without one that is the title.'),
    logoSrc: z
      .string()
      .regex(
        /^\/(?![/\\]).*\.(svg|webp|png|avif)$/i,
        'A logo is a file of the site, such as /brands/kia.svg.',
      )
      .nullable()
      .default(null)
      .describe('Its logo: a file in public/; without one its name is shown.'),
    imageBannerSrc: image.describe('A picture for its page.'),
    description: z.string().min(1).max(300).describe('One or two sentences about it.'),
    /** true: it has no overview page; its entry leads to `href` or to its stock. */
    skipPage: z
      .boolean()
      .default(false)
      .describe('true: it has no overview page; its entry leads to href or to its stock.'),
    href: z
      .string()
      .regex(/^\/(?![/\\])/, 'It is a path of this site.')
      .nullable()
      .default(null)
      .describe('The page of a brand without an overview page.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

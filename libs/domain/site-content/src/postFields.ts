import { slugify } from '@forecourt/values';
import { z } from 'zod';
import {
  EARLY_END,
  endsAfterItStarts,
  namedPageField,
  shared,
  slugField,
  stockField,
  titleField,
} from './fields.ts';

/** The front matter of a post, `content/posts/*.md`. The name of its file is its address below `/blog`. */
export const postFields = z
  .strictObject({
    ...shared,
    title: titleField.describe('Title of the post.'),
    /** One or two sentences for lists, feeds and search engines. */
    summary: z
      .string()
      .min(1)
      .max(300, 'A summary has at most 300 characters.')
      .describe('One or two sentences for lists, feeds and search engines.'),
    /** Day of the post; it is shown from then on. */
    start: z.iso.date('A date is written YYYY-MM-DD.').describe('Day of the post; it is shown from then on.'),
    /** Slug of a category of the blog. */
    category: slugField.describe('Slug of a category of the blog.'),
    tags: z
      .array(namedPageField)
      .max(10)
      .refine(
        (tags) => new Set(tags.map(slugify)).size === tags.length,
        'Two of the tags have one page: remove one.',
      )
      .default([])
      .describe('Subjects, each with a page of its own.'),
    author: namedPageField.nullable().default(null).describe('Who wrote it.'),
    /** Vehicles below the post. */
    stock: stockField.nullable().default(null).describe('Vehicles below the post.'),
  })
  .refine(endsAfterItStarts, EARLY_END);

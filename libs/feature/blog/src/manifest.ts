import { defineFeature, file, link } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { z } from 'zod';

const loader = z.strictObject({
  /** Heading of the blog. Default: `'Blog'`. */
  title: z.string().min(1).default('Blog').describe('Heading of the blog.'),
  /** One sentence below the heading. Default: `''`. */
  text: z.string().default('').describe('One sentence below the heading.'),
  /** The categories of posts, each with a page. */
  categories: z
    .array(
      z.strictObject({
        /** In its address and in the front matter of posts. */
        slug: z
          .string()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A slug has small letters, digits and hyphens.')
          .meta({ description: 'In its address and in the front matter of posts.', example: 'buyer-advice' }),
        /** As shoppers read it. */
        name: z.string().min(1).describe('As shoppers read it.'),
      }),
    )
    .min(1)
    .superRefine((categories, { addIssue }) => {
      for (const [at, { slug }] of categories.entries())
        if (categories.findIndex((each) => each.slug === slug) < at)
          addIssue({
            code: 'custom',
            path: [at, 'slug'],
            message: `two categories have the slug "${slug}", so the second would have no page.`,
            params: { fix: 'Give each category a slug of its own.' },
          });
    })
    .default([
      { slug: 'vehicle-reviews', name: 'Vehicle reviews' },
      { slug: 'buyer-advice', name: 'Buyer advice' },
      { slug: 'motoring-tips', name: 'Motoring tips' },
      { slug: 'servicing-insights', name: 'Servicing insights' },
    ])
    .describe('The categories of posts, each with a page.'),
  /** The block below each post; null for none. Default: `null`. */
  callToAction: z
    .strictObject({
      /** Heading of the block. */
      heading: z.string().min(1).describe('Heading of the block.'),
      /** One or two sentences. Default: `''`. */
      description: z.string().default('').describe('One or two sentences.'),
      /** Path of a picture beside it; null for none. Default: `null`. */
      image: file.nullable().default(null).describe('Path of a picture beside it; null for none.'),
      href: link,
      /** Text of the button. */
      linkText: z.string().min(1).describe('Text of the button.'),
    })
    .nullable()
    .default(null)
    .describe('The block below each post; null for none.'),
});

/** The blog: posts of content/posts by category, tag and author, and a feed. */
export const blog = defineFeature({
  id: 'blog',
  purpose: 'Posts of content/posts.',
  options: { loader },
  sitemap: '@forecourt/blog/sitemap',
  routes: () =>
    [
      { id: 'blog.list', path: 'blog', module: 'list' },
      { id: 'blog.feed', path: 'blog/rss.xml', module: 'feed', programs: true },
      { id: 'blog.post', path: 'blog/:slug', module: 'post', content: true },
      { id: 'blog.tag', path: 'blog/tags/:tag', module: 'tag', content: true },
      { id: 'blog.author', path: 'blog/authors/:author', module: 'author', content: true },
    ].map(({ module, ...route }) => ({
      ...route,
      module: `@forecourt/blog/routes/${module}`,
      cache: 'public' as const,
    })),
});

export type BlogOptions = LoaderOptions<typeof blog>;

import { defineFeature } from '@forecourt/site-config';
import type { LoaderOptions } from '@forecourt/site-config';
import { z } from 'zod';

const pageSchema = z
  .strictObject({
    /** Heading of the page. */
    title: z.string().min(1).describe('Heading of the page.'),
    /** Lead paragraph. Default: `''`. */
    intro: z.string().default('').describe('Lead paragraph.'),
    /** Blocks of plain paragraphs, each with an optional heading. Default: `[]`. */
    blocks: z
      .array(
        z.strictObject({
          /** Heading of the block; null for none. Default: `null`. */
          heading: z.string().nullable().default(null).describe('Heading of the block; null for none.'),
          /** Plain text, an entry for each paragraph. */
          paragraphs: z.array(z.string()).min(1).describe('Plain text, an entry for each paragraph.'),
        }),
      )
      .default([])
      .describe('Blocks of plain paragraphs, each with an optional heading.'),
  })
  .describe('A page of text.');

export type ContentPage = z.output<typeof pageSchema>;

const options = z.strictObject({
  /** /about-us */
  about: pageSchema.prefault({ title: 'About us' }).describe('/about-us'),
  /** /privacy-policy */
  privacy: pageSchema
    .prefault({
      title: 'Privacy policy',
      intro: 'What we collect, why, and who sees it.',
      blocks: [
        {
          heading: 'What we collect',
          paragraphs: [
            'The details that you write into a form on this site, the vehicle you ask about, and the last pages you looked at here, so that we can answer well.',
          ],
        },
        {
          heading: 'Who sees it',
          paragraphs: ['The dealership named on the page you write from. We do not sell your details.'],
        },
        {
          heading: 'Your rights',
          paragraphs: [
            'Ask us for your details and you have them within 30 days. We acknowledge a complaint in 7 days and resolve it in 30.',
          ],
        },
      ],
    })
    .describe('/privacy-policy'),
  /** /terms-and-conditions */
  terms: pageSchema
    .prefault({
      title: 'Terms and conditions',
      intro: 'How to read what this site shows.',
      blocks: [
        {
          heading: 'Prices',
          paragraphs: [
            'Each price says what it includes. "Drive away" is the whole amount; "Excl. govt charges" leaves out registration, stamp duty and compulsory insurance.',
          ],
        },
        {
          heading: 'Finance',
          paragraphs: [
            'Repayments are estimates and not an offer of credit. Each stands beside its interest rate, its comparison rate and the warning.',
          ],
        },
        {
          heading: 'Pictures',
          paragraphs: [
            'Pictures on this demonstration site are renders and stand in for the vehicle described.',
          ],
        },
      ],
    })
    .describe('/terms-and-conditions'),
});

/** About, privacy and terms, the pages of `content/pages`, and those of models with offers. */
export const content = defineFeature({
  id: 'content',
  purpose: 'Pages of text.',
  options: { loader: options },
  sitemap: '@forecourt/content/sitemap',
  routes: () =>
    [
      { id: 'content.about', path: 'about-us' },
      { id: 'content.privacy', path: 'privacy-policy' },
      { id: 'content.terms', path: 'terms-and-conditions' },
      // Every address that no other route has.
      { id: 'content.page', path: '*', content: true },
    ].map((route) => ({
      ...route,
      module: `@forecourt/content/routes/${route.id.split('.')[1]}`,
      cache: 'public' as const,
    })),
});

export type ContentOptions = LoaderOptions<typeof content>;

import { z } from 'zod';
import { isHostPath } from '../host-paths.ts';

/** A page that the dealer writes as a React component of the app. */
export const ownPageSchema = z
  .strictObject({
    /** Its address. Its component is a file in content/, such as content/our-story.tsx for /our-story. */
    path: z
      .string()
      .regex(
        /^(\/[a-z0-9]+(-[a-z0-9]+)*){1,4}$/,
        'The path of a page begins with "/" and has small letters, digits and hyphens.',
      )
      .refine((path) => !isHostPath(path), {
        message: 'The host serves this path itself.',
        params: { fix: 'Choose another path, such as "/our-story".' },
      })
      .refine((path) => !path.startsWith('/parts/'), {
        message: 'content/parts/ is for components of pages, not for pages.',
        params: { fix: 'Choose another path, such as "/spare-parts".' },
      })
      .meta({
        description:
          'Its address. Its component is a file in content/, such as content/our-story.tsx for /our-story.',
        example: '/our-story',
      }),
    /** Title for browser tabs and search engines; the dealer's name follows it. */
    title: z
      .string()
      .min(1)
      .describe("Title for browser tabs and search engines; the dealer's name follows it."),
    /** One or two sentences for search engines. */
    description: z.string().min(1).describe('One or two sentences for search engines.'),
    /**
     * public: the same HTML for every visitor, cached. never: rendered for each request. Default:
     * `'public'`.
     */
    cache: z
      .enum(['public', 'never'])
      .default('public')
      .describe('public: the same HTML for every visitor, cached. never: rendered for each request.'),
    /** Whether search engines may list it. Default: `true`. */
    listed: z.boolean().default(true).describe('Whether search engines may list it.'),
  })
  .describe('A page of your own.');

/** A dealer's own page in the declaration. */
export type OwnPage = z.output<typeof ownPageSchema>;

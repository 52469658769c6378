import { defineFeature } from '@forecourt/site-config';
import { z } from 'zod';

/** The files that a site may offer. */
const FEED_FILES = ['google', 'meta', 'csv', 'json'] as const;

/** The files with all stock; those for Google and Meta are for these services. */
const PROGRAM_FILES: Partial<Record<(typeof FEED_FILES)[number], { name: string; path: string }>> = {
  csv: { name: 'All stock as CSV', path: '/api/feeds/stock.csv' },
  json: { name: 'All stock as JSON', path: '/api/feeds/stock.json' },
};

const server = z.strictObject({
  /**
   * Which files: Google vehicle ads (with VINs, which Google asks for), Meta automotive catalogue, and all
   * stock as CSV or JSON.
   */
  files: z
    .array(z.enum(FEED_FILES))
    .min(1)
    .describe(
      'Which files: Google vehicle ads (with VINs, which Google asks for), Meta automotive catalogue, and all stock as CSV or JSON.',
    ),
  /**
   * The store code of each location at Google, by the id of the location; the id itself where it is left
   * out. Default: `{}`.
   */
  storeCodes: z
    .record(
      z.string().regex(/^\d+$/, 'It is the id of a location.').meta({ example: '1' }),
      z.string().min(1).max(64),
    )
    .default({})
    .describe(
      'The store code of each location at Google, by the id of the location; the id itself where it is left out.',
    ),
});

/** The stock as files for other shop windows: `/api/feeds/google.tsv`, `meta.xml`, `stock.csv`, `stock.json`. */
export const feeds = defineFeature({
  id: 'feeds',
  purpose: 'The stock as files for Google, Meta and others.',
  options: { server },
  programs: ({ options: { files } }) => files.flatMap((file) => PROGRAM_FILES[file] ?? []),
  server: '@forecourt/feeds/server',
});

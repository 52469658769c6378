import { defineOperation } from '@forecourt/platform-client/contracts';
import type { Operation } from '@forecourt/platform-client/contracts';
import { z } from 'zod';

/** A file of the stock. */
export const stockFile: Operation<z.ZodObject, z.ZodObject, 'noFile' | 'tooMany'> = defineOperation(
  { id: 'stockFile', method: 'get', path: '/api/feeds/{file}' },
  {
    summary: 'The stock as a file for other shop windows',
    description:
      '`google.tsv` (Google vehicle ads), `meta.xml` (Meta automotive catalogue), `stock.csv` and `stock.json` (all that is for sale), as the ' +
      'site offers them. The files for Google and Meta have the cars that can be had today and have what these services require; the others ' +
      'have every vehicle that is for sale, with its state. Private facts are left out unless the site publishes them.',
    request: z.object({
      params: z.object({ file: z.string().meta({ description: 'The name of the file.' }) }),
    }),
    answer: z.object({}).meta({ description: 'A file: tab-separated, XML, CSV or JSON.' }),
    answerType: 'text/csv',
    problems: {
      noFile: {
        status: 404,
        detail:
          'The site does not offer this file: `files` of feeds() in dealer.config.ts has those that it does.',
      },
      tooMany: {
        status: 429,
        detail: 'Too many files were requested from one IP address. They change a few times a day.',
      },
    },
  },
);

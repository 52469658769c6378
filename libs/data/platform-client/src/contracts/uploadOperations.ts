import { z } from 'zod';
import * as routes from '../client/routes.ts';
import type { FilesBody } from './filesBody.ts';
import { defineOperation } from './defineOperation.ts';

/** The response to files of a form. */
export const keptFilesSchema = z.object({
  fields: z
    .array(z.tuple([z.string(), z.string()]))
    .meta({ description: 'The texts of the form in order, as they were sent.' }),
  files: z
    .array(
      z.object({
        field: z.string(),
        id: z.string().meta({ description: 'The signed file, a value of its field in `POST /api/leads`.' }),
      }),
    )
    .meta({ description: 'The files that are kept, for a day without a lead.' }),
  refused: z
    .array(z.object({ field: z.string(), name: z.string(), error: z.string() }))
    .meta({ description: 'The files that are not, with a sentence for the shopper.' }),
});

/** The response to files of a form. */
export type KeptFiles = z.output<typeof keptFilesSchema>;

/** The call that takes files. */
export const uploadOperations = {
  postUploads: defineOperation(routes.postUploads, {
    summary: 'Send files of a form',
    description:
      'Takes the files of a declared form, one or several, before the form itself or with all its texts. What a file is, is told by its bytes: a photo is ' +
      'written anew, without metadata. A file that is not taken is listed with the reason, and the others are kept. At most 10 files of 10 MB a field.',
    request: z.object({
      query: z.object({ form: z.string().meta({ description: 'Id of the form.' }) }),
      body: z.custom<FilesBody>(() => true),
    }),
    documentedBody: z
      .looseObject({})
      .meta({ description: 'Parts of the fields with files are named `values.<field>`.' }),
    bodyTypes: ['multipart/form-data'],
    streams: true,
    answer: keptFilesSchema,
    problems: {
      unreadable: {
        status: 400,
        detail: 'The body is not a whole multipart form with a boundary.',
        error: 'The files did not arrive completely. Please send them again.',
      },
      tooLarge: {
        status: 413,
        detail: 'A form may have 256 MB with its files, 64 KB of texts, 500 texts and 100 files.',
        error: 'These files are too large together. Please send at most 10 files of 10 MB.',
      },
      noSuchForm: { status: 404, detail: 'The site has no form with this id that takes files.' },
      notOffered: { status: 404, detail: 'This site takes no files.' },
      tooMany: {
        status: 429,
        detail: 'Too many files from one IP address.',
        error: 'Too many files have been sent from here. Please try again in a few minutes, or call us.',
      },
    },
  }),
};

import { z } from 'zod';

/**
 * An error response: problem+json (RFC 9457) with two extension members. `error` is a message that may be shown to a visitor,
 * `fields` has the messages of the invalid fields of a 422.
 */
export const problemSchema = z.object({
  type: z.string().meta({ description: 'Which problem: `about:blank`, or a path that names it.' }),
  title: z.string().meta({ description: 'The problem in a few words, the same for every occurrence.' }),
  status: z.int().meta({ description: 'The HTTP status again.' }),
  detail: z.string().optional().meta({ description: 'What happened this time, and how to mend it.' }),
  error: z.string().meta({ description: 'A sentence that may be shown to a visitor.' }),
  fields: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .meta({ description: 'Sentences by field; with status 422 only.' }),
  request_id: z.string().optional().meta({ description: 'Names the request in the logs.' }),
});

/** A problem+json body. */
export type Problem = z.output<typeof problemSchema>;

import { z } from 'zod';

/**
 * An error response: problem+json (RFC 9457) with two extension members. `error` is a message that may be shown to a visitor,
 * `fields` has the messages of the invalid fields of a 422.
 */
export const problemSchema = z.object({
  type: z.string().meta({ description: 'Type of the problem: `about:blank`, or a path that identifies it.' }),
  title: z.string().meta({ description: 'Short summary of the problem type.' }),
  status: z.int().meta({ description: 'The HTTP status.' }),
  detail: z.string().optional().meta({ description: 'Details of this occurrence, and how to fix it.' }),
  error: z.string().meta({ description: 'A message that may be shown to a visitor.' }),
  fields: z
    .record(z.string(), z.array(z.string()))
    .optional()
    .meta({ description: 'Messages by invalid field; only with status 422.' }),
  request_id: z.string().optional().meta({ description: 'Id of the request in the logs.' }),
});

/** A problem+json body. */
export type Problem = z.output<typeof problemSchema>;

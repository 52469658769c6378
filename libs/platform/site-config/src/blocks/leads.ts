import { z } from 'zod';
import { serviceUrl } from '../references.ts';

/** The delivery of leads. Only the server reads this block. */
export const leadsSchema = z
  .strictObject({
    /** E-mail address for leads whose location has no address of its own. */
    email: z.email().describe('E-mail address for leads whose location has no address of its own.'),
    /** Sender of lead e-mails. */
    fromEmail: z.email().describe('Sender of lead e-mails.'),
    /** A webhook that receives each lead; null for none. Default: `null`. */
    webhook: z
      .strictObject({
        /** URL that receives signed lead notifications. */
        url: serviceUrl.describe('URL that receives signed lead notifications.'),
        /** Name of the environment variable that holds the signing secret. */
        secretEnv: z
          .string()
          .regex(/^[A-Z][A-Z0-9_]+$/, 'A variable has capitals, digits and underscores.')
          .meta({
            description: 'Name of the environment variable that holds the signing secret.',
            example: 'LEAD_WEBHOOK_SECRET',
          }),
      })
      .nullable()
      .default(null)
      .describe('A webhook that receives each lead; null for none.'),
  })
  .describe('Lead delivery.');

import { z } from 'zod';
import { serviceUrl } from '../references.ts';

/** Where leads go. This block never leaves the server. */
export const leadsSchema = z
  .strictObject({
    /** Where a lead goes whose car has no location address of its own. */
    email: z.email().describe('Where a lead goes whose car has no location address of its own.'),
    /** Sender of lead e-mails. */
    fromEmail: z.email().describe('Sender of lead e-mails.'),
    /** A service that is told of each lead; null tells none. Default: `null`. */
    webhook: z
      .strictObject({
        /** Receiver of signed lead notifications. */
        url: serviceUrl.describe('Receiver of signed lead notifications.'),
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
      .describe('A service that is told of each lead; null tells none.'),
  })
  .describe('Lead delivery.');

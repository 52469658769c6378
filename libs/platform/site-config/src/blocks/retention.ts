import { z } from 'zod';

/** How long the server keeps what shoppers left. Only the server reads this block. */
export const retentionSchema = z
  .strictObject({
    /**
     * Months after the last message, answer or change until a lead is deleted, with its files, history and
     * appointments. Default: `24`.
     */
    leadMonths: z
      .int()
      .min(1)
      .max(120)
      .default(24)
      .describe(
        'Months after the last message, answer or change until a lead is deleted, with its files, history and appointments.',
      ),
    /**
     * Months after the last sign-in until an account of a shopper is deleted, with its saved vehicles; of
     * sites that share accounts, the longest. Default: `36`.
     */
    accountMonths: z
      .int()
      .min(12)
      .max(120)
      .default(36)
      .describe(
        'Months after the last sign-in until an account of a shopper is deleted, with its saved vehicles; of sites that share accounts, the longest.',
      ),
    /** Months that counts of events and revealed phone numbers are kept. Default: `14`. */
    eventMonths: z
      .int()
      .min(1)
      .max(120)
      .default(14)
      .describe('Months that counts of events and revealed phone numbers are kept.'),
    /** Days that mails on the disk of a demonstration are kept. Default: `30`. */
    mailDays: z
      .int()
      .min(1)
      .max(3_650)
      .default(30)
      .describe('Days that mails on the disk of a demonstration are kept.'),
  })
  .describe('How long the server keeps what shoppers left.');

/** The checked `retention` of a dealer: how long personal data is kept. */
export type Retention = z.output<typeof retentionSchema>;

import { z } from 'zod';

/** What browsers remember of HTTPS (`Strict-Transport-Security`). Only the server reads this block. */
export const hstsSchema = z
  .strictObject({
    /**
     * Seconds for which a browser asks the site by HTTPS alone, from its last visit; 0 makes browsers
     * forget. Default: `31_536_000`.
     */
    maxAgeSeconds: z
      .int()
      .min(0)
      .max(63_072_000)
      .default(31_536_000)
      .describe(
        'Seconds for which a browser asks the site by HTTPS alone, from its last visit; 0 makes browsers forget.',
      ),
    /**
     * The same for every host below the site's: turn it on only if all of them have HTTPS. Default:
     * `false`.
     */
    includeSubDomains: z
      .boolean()
      .default(false)
      .describe("The same for every host below the site's: turn it on only if all of them have HTTPS."),
  })
  .describe('What browsers remember of HTTPS (`Strict-Transport-Security`).');

/** The checked `hsts` of a dealer: what browsers remember of HTTPS. */
export type Hsts = z.output<typeof hstsSchema>;

/** What browsers are told on a host that no site has: what a dealer has who declares nothing. */
export const usualHsts: Hsts = hstsSchema.parse({});

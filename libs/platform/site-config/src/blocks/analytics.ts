import { z } from 'zod';

/** The analytics of a site. Nothing is sent before the visitor has given consent. */
export const analyticsSchema = z
  .strictObject({
    /** Ask visitors for consent in a banner; without consent nothing is counted. Default: `true`. */
    askConsent: z
      .boolean()
      .default(true)
      .describe('Ask visitors for consent in a banner; without consent nothing is counted.'),
    /** Count events (calls, enquiries, prints) on the platform, by day. Default: `true`. */
    events: z
      .boolean()
      .default(true)
      .describe('Count events (calls, enquiries, prints) on the platform, by day.'),
    /** Send events to window.dataLayer, for the dealer’s tag manager. Default: `false`. */
    dataLayer: z
      .boolean()
      .default(false)
      .describe('Send events to window.dataLayer, for the dealer’s tag manager.'),
    /** Measure the page speed of visitors (web vitals). Default: `true`. */
    vitals: z.boolean().default(true).describe('Measure the page speed of visitors (web vitals).'),
  })
  .describe('What is counted.');

import { z } from 'zod';

/** What a site counts. Nothing leaves a visitor's browser before they said yes. */
export const analyticsSchema = z
  .strictObject({
    /**
     * Ask visitors, at the foot of the page, whether they may be counted; unasked, nobody is. Default:
     * `true`.
     */
    askConsent: z
      .boolean()
      .default(true)
      .describe('Ask visitors, at the foot of the page, whether they may be counted; unasked, nobody is.'),
    /** Count events (calls, enquiries, prints) at the platform, by day. Default: `true`. */
    events: z
      .boolean()
      .default(true)
      .describe('Count events (calls, enquiries, prints) at the platform, by day.'),
    /** Hand events to window.dataLayer, for a tag manager that the dealer puts there. Default: `false`. */
    dataLayer: z
      .boolean()
      .default(false)
      .describe('Hand events to window.dataLayer, for a tag manager that the dealer puts there.'),
    /** Measure how quick pages are for visitors. Default: `true`. */
    vitals: z.boolean().default(true).describe('Measure how quick pages are for visitors.'),
  })
  .describe('What is counted.');

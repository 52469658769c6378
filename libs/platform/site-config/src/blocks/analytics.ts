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
    /** Measurement id of Google Analytics 4, whose script is loaded after consent. */
    googleAnalytics: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, 'A measurement id is G- and capital letters and digits.')
      .meta({ example: 'G-EXAMPLE123' })
      .optional()
      .describe('Measurement id of Google Analytics 4, whose script is loaded after consent.'),
    /** Container id of Google Tag Manager, whose script is loaded after consent. */
    tagManager: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,20}$/, 'A container id is GTM- and capital letters and digits.')
      .meta({ example: 'GTM-EXAMPLE' })
      .optional()
      .describe('Container id of Google Tag Manager, whose script is loaded after consent.'),
    /**
     * Host of the dealer’s own server container, which loads Google’s tags and receives what they send;
     * without it Google’s.
     */
    tagHost: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(?::\d+)?$/, 'A host is a bare domain name.')
      .meta({ example: 'tags.example.com' })
      .optional()
      .describe(
        'Host of the dealer’s own server container, which loads Google’s tags and receives what they send; without it Google’s.',
      ),
    /** Id of the Meta pixel, which is told of events after consent; it needs advertising. */
    metaPixel: z
      .string()
      .regex(/^\d{6,20}$/, 'The id of a pixel has digits only.')
      .meta({ example: '1234567890123456' })
      .optional()
      .describe('Id of the Meta pixel, which is told of events after consent; it needs advertising.'),
    /** The question to visitors is about advertising too; else Google may only count. */
    advertising: z
      .boolean()
      .optional()
      .describe('The question to visitors is about advertising too; else Google may only count.'),
    /**
     * SHA-256 of the key in the link with which staff see the events of a page, hexadecimal; without it
     * only a development server shows them.
     */
    debugKeyHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'A SHA-256 has 64 hexadecimal digits.')
      .meta({ example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
      .optional()
      .describe(
        'SHA-256 of the key in the link with which staff see the events of a page, hexadecimal; without it only a development server shows them.',
      ),
  })
  .describe('What is counted.');

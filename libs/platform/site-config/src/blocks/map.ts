import { z } from 'zod';

/** Maps that another company draws, for visitors who ask for one. */
export const mapSchema = z
  .strictObject({
    /** Address of a MapLibre style; it says where tiles, letters and signs come from. */
    styleUrl: z
      .url({
        protocol: /^https$/,
        hostname: /^[a-z0-9.-]+$/,
        error: 'The address of a map style is https, such as https://tiles.openfreemap.org/styles/positron.',
      })
      .describe('Address of a MapLibre style; it says where tiles, letters and signs come from.'),
    /**
     * Further hosts that the style takes tiles, letters or signs from; its own needs no mention. Default:
     * `[]`.
     */
    hosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+(?::\d+)?$/, 'A host is a bare domain name.')
          .meta({ example: 'tiles.example.com' }),
      )
      .default([])
      .describe('Further hosts that the style takes tiles, letters or signs from; its own needs no mention.'),
    /** Whom the map owes its data to, where the style does not say so itself. Default: `null`. */
    attribution: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Whom the map owes its data to, where the style does not say so itself.'),
  })
  .describe('A map beside the drawing of one, which comes when a visitor asks for it.');

export type MapConfig = z.output<typeof mapSchema>;

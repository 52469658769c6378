import { z } from 'zod';

/** An interactive map of a third party, loaded on demand. */
export const mapSchema = z
  .strictObject({
    /** URL of a MapLibre style; it names the sources of tiles, glyphs and sprites. */
    styleUrl: z
      .url({
        protocol: /^https$/,
        hostname: /^[a-z0-9.-]+$/,
        error: 'The address of a map style is https, such as https://tiles.openfreemap.org/styles/positron.',
      })
      .describe('URL of a MapLibre style; it names the sources of tiles, glyphs and sprites.'),
    /**
     * Further hosts of the style’s tiles, glyphs or sprites; the host of the style itself is included.
     * Default: `[]`.
     */
    hosts: z
      .array(
        z
          .string()
          .regex(/^[a-z0-9.-]+(?::\d+)?$/, 'A host is a bare domain name.')
          .meta({ example: 'tiles.example.com' }),
      )
      .default([])
      .describe(
        'Further hosts of the style’s tiles, glyphs or sprites; the host of the style itself is included.',
      ),
    /** Attribution of the map data, if the style has none. Default: `null`. */
    attribution: z
      .string()
      .min(1)
      .nullable()
      .default(null)
      .describe('Attribution of the map data, if the style has none.'),
  })
  .describe(
    'An interactive map, loaded when a visitor asks for it; before that its place shows the address.',
  );

/** The checked `map` of a dealer: who provides the maps. */
export type MapConfig = z.output<typeof mapSchema>;

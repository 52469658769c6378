import { z } from 'zod';

/** Pictures, videos and 360 views of vehicles. */
export const mediaSchema = z
  .strictObject({
    /** First view of a vehicle with a 360 view: the 360 view, or its pictures. Default: `'spin'`. */
    firstView: z
      .enum(['spin', 'gallery'])
      .default('spin')
      .describe('First view of a vehicle with a 360 view: the 360 view, or its pictures.'),
    /**
     * 360 views are made in a studio, so that their edges fade out; false for views made outdoors. Default:
     * `true`.
     */
    studioSpins: z
      .boolean()
      .default(true)
      .describe(
        '360 views are made in a studio, so that their edges fade out; false for views made outdoors.',
      ),
    /** Allowed video players; videos of other providers are links. Default: `['YouTube', 'Vimeo']`. */
    videoPlayers: z
      .array(z.enum(['YouTube', 'Vimeo']))
      .default(['YouTube', 'Vimeo'])
      .describe('Allowed video players; videos of other providers are links.'),
    /** 360 views of a third party; shown after consent instead of our own. Default: `null`. */
    spinViewer: z
      .strictObject({
        /** Provider of the 360 views, shown to visitors. */
        name: z.string().min(1).describe('Provider of the 360 views, shown to visitors.'),
        /** Address of a vehicle's view, with {code} for its spin_code. */
        address: z
          .string()
          .regex(
            /^https:\/\/[a-z0-9.-]+(?::\d+)?\/.*\{code\}/,
            'The address is https and has {code} in its path, where the spin_code of a vehicle goes.',
          )
          .meta({
            description: "Address of a vehicle's view, with {code} for its spin_code.",
            example: 'https://spins.example.com/view/{code}',
          }),
      })
      .nullable()
      .default(null)
      .describe('360 views of a third party; shown after consent instead of our own.'),
  })
  .describe('Pictures, films and 360 views.');

/** The checked `media` of a dealer: how vehicles are shown in pictures. */
export type MediaConfig = z.output<typeof mediaSchema>;

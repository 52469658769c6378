import { z } from 'zod';

/** How the pictures, films and 360 views of vehicles are shown. */
export const mediaSchema = z
  .strictObject({
    /**
     * What one sees first of a vehicle that can be turned: the vehicle to turn, or its pictures. Default:
     * `'spin'`.
     */
    firstView: z
      .enum(['spin', 'gallery'])
      .default('spin')
      .describe('What one sees first of a vehicle that can be turned: the vehicle to turn, or its pictures.'),
    /**
     * 360 sets are made in a studio and their rim may fade; false for sets made in a yard. Default: `true`.
     */
    studioSpins: z
      .boolean()
      .default(true)
      .describe('360 sets are made in a studio and their rim may fade; false for sets made in a yard.'),
    /**
     * Whose players may run in the page; films kept elsewhere are links. Default: `['YouTube', 'Vimeo']`.
     */
    videoPlayers: z
      .array(z.enum(['YouTube', 'Vimeo']))
      .default(['YouTube', 'Vimeo'])
      .describe('Whose players may run in the page; films kept elsewhere are links.'),
    /** 360 views that another company keeps; shown, after consent, in place of our own. Default: `null`. */
    spinViewer: z
      .strictObject({
        /** Who keeps the 360 views, as visitors are told. */
        name: z.string().min(1).describe('Who keeps the 360 views, as visitors are told.'),
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
      .describe('360 views that another company keeps; shown, after consent, in place of our own.'),
  })
  .describe('Pictures, films and 360 views.');

export type MediaConfig = z.output<typeof mediaSchema>;

import { z } from 'zod';

/** How the parts of a site look that stand on many pages. What is left out, the template says. */
export const lookSchema = z
  .strictObject({
    /** Ground of the header: that of the page, or dark, with the logo for dark ground, as in a showroom. */
    header: z
      .enum(['page', 'inverse'])
      .optional()
      .describe(
        'Ground of the header: that of the page, or dark, with the logo for dark ground, as in a showroom.',
      ),
    /**
     * Vehicles in lists of other pages than the search: boxed and four in a row, or bare, larger and three
     * in a row.
     */
    cards: z
      .enum(['boxed', 'bare'])
      .optional()
      .describe(
        'Vehicles in lists of other pages than the search: boxed and four in a row, or bare, larger and three in a row.',
      ),
    /** Name the town of a vehicle on its card, as a group does. */
    townOnCards: z.boolean().optional().describe('Name the town of a vehicle on its card, as a group does.'),
  })
  .describe('How the parts look that stand on many pages; what is left out, the template says.');

/** How the parts of a site look, complete. */
export type Look = Required<z.output<typeof lookSchema>>;

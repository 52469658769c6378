import { z } from 'zod';

/** The look of parts on many pages. Missing values come from the template. */
export const lookSchema = z
  .strictObject({
    /** Background of the header: as the page, or dark with the logo for a dark background. */
    header: z
      .enum(['page', 'inverse'])
      .optional()
      .describe('Background of the header: as the page, or dark with the logo for a dark background.'),
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
    /** Show the town of a vehicle on its card, for a group with several locations. */
    townOnCards: z
      .boolean()
      .optional()
      .describe('Show the town of a vehicle on its card, for a group with several locations.'),
  })
  .describe('The look of parts on many pages; missing values come from the template.');

/** The look of a site with all values. */
export type Look = Required<z.output<typeof lookSchema>>;

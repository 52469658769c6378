import { z } from 'zod';

const number = z.string().min(6).describe('As it is printed; dialled in E.164 or as 13/1300/1800.');
const byCarType = z.strictObject({
  /** As it is printed; dialled in E.164 or as 13/1300/1800. */
  new: number.optional(),
  /** As it is printed; dialled in E.164 or as 13/1300/1800. */
  demo: number.optional(),
  /** As it is printed; dialled in E.164 or as 13/1300/1800. */
  used: number.optional(),
});

/** Which number is shown for which car, in the shape and order that `resolvePhone` uses. */
export const phonesSchema = z
  .strictObject({
    /** The number in header and footer. Default: `null`. */
    main: number.nullable().default(null).describe('The number in header and footer.'),
    /** Numbers that win over all others. */
    overrides: z
      .strictObject({
        /** By dealership slug. Default: `{}`. */
        dealership: z
          .record(z.string().meta({ description: 'Slug of a dealership.', refersTo: 'dealership' }), number)
          .default({})
          .describe('By dealership slug.'),
        /** By car type. Default: `{}`. */
        carType: byCarType.default({}).describe('By car type.'),
      })
      .prefault({})
      .describe('Numbers that win over all others.'),
    /** Numbers by car type. Default: `{}`. */
    carType: byCarType.default({}).describe('Numbers by car type.'),
    /** The number of the new-car desk, demonstrators included, and of the used-car desk. Default: `{}`. */
    defaults: z
      .strictObject({
        /** As it is printed; dialled in E.164 or as 13/1300/1800. */
        new: number.optional(),
        /** As it is printed; dialled in E.164 or as 13/1300/1800. */
        used: number.optional(),
      })
      .default({})
      .describe('The number of the new-car desk, demonstrators included, and of the used-car desk.'),
    /** Hide digits on vehicle pages until asked. Default: `false`. */
    mask: z.boolean().default(false).describe('Hide digits on vehicle pages until asked.'),
  })
  .describe('Phone numbers.');

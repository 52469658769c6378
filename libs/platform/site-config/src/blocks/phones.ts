import { z } from 'zod';
import { phoneNumber } from './phone-number.ts';

const number = phoneNumber.describe('Phone number as displayed; links use E.164 or the 13/1300/1800 number.');
const byCarType = z.strictObject({
  /** Phone number as displayed; links use E.164 or the 13/1300/1800 number. */
  new: number.optional(),
  /** Phone number as displayed; links use E.164 or the 13/1300/1800 number. */
  demo: number.optional(),
  /** Phone number as displayed; links use E.164 or the 13/1300/1800 number. */
  used: number.optional(),
});

/** The phone numbers by car, in the order that `resolvePhone` uses. */
export const phonesSchema = z
  .strictObject({
    /** The number in header and footer. Default: `null`. */
    main: number.nullable().default(null).describe('The number in header and footer.'),
    /** Numbers that override all others. */
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
      .describe('Numbers that override all others.'),
    /** Numbers by car type. Default: `{}`. */
    carType: byCarType.default({}).describe('Numbers by car type.'),
    /** Numbers of the sales teams for new cars (with demonstrators) and for used cars. Default: `{}`. */
    defaults: z
      .strictObject({
        /** Phone number as displayed; links use E.164 or the 13/1300/1800 number. */
        new: number.optional(),
        /** Phone number as displayed; links use E.164 or the 13/1300/1800 number. */
        used: number.optional(),
      })
      .default({})
      .describe('Numbers of the sales teams for new cars (with demonstrators) and for used cars.'),
    /** Mask phone numbers on vehicle pages until the visitor reveals them. Default: `false`. */
    mask: z
      .boolean()
      .default(false)
      .describe('Mask phone numbers on vehicle pages until the visitor reveals them.'),
  })
  .describe('Phone numbers.');

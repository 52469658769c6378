import { z } from 'zod';

const number = z.string().min(6).describe('As it is printed; dialled in E.164 or as 13/1300/1800.');

/** Which number is shown for which car; the order of use is that of `resolvePhone`. */
export const phonesSchema = z
  .strictObject({
    default: number.nullable().default(null).describe('The number in header and footer.'),
    new: number.nullable().default(null).describe('For new and demo cars.'),
    used: number.nullable().default(null).describe('For used cars.'),
    byCarType: z
      .partialRecord(z.enum(['new', 'demo', 'used']), number)
      .default({})
      .describe('By car type.'),
    overrides: z.record(z.string(), number).default({}).describe('By dealership slug; wins over everything.'),
    mask: z.boolean().default(false).describe('Hide digits on vehicle pages until asked.'),
  })
  .describe('Phone numbers.');

export type Phones = z.output<typeof phonesSchema>;

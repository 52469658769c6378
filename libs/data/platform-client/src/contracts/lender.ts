import { z } from 'zod';

/** A plain text for a page; markup makes the response invalid. */
const plain = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .refine((text) => !/<[a-z/!?]/i.test(text), { message: 'A text must not contain markup.' });
const rate = z.number().min(0).max(100);

/**
 * A lender's information about the loan of a car: percent a year, years, dollars. A comparison rate below the interest rate, by
 * more than the rounding error, is invalid.
 */
export const lenderInfoSchema = z
  .object({
    lender: plain(120).meta({ description: 'Name of the lender.' }),
    creditLicence: plain(40)
      .nullable()
      .default(null)
      .meta({ description: 'Australian credit licence number.' }),
    interestRate: rate,
    comparisonRate: rate,
    termYears: z.number().min(0.5).max(30).nullable().default(null),
    establishmentFee: z.number().min(0).max(100_000).nullable().default(null),
    disclaimer: plain(4_000)
      .nullable()
      .default(null)
      .meta({ description: 'The lender’s disclaimer as plain text, without merge tags and HTML.' }),
    description: plain(120)
      .nullable()
      .default(null)
      .meta({ description: 'The source if it is not the lender; otherwise null.' }),
  })
  .refine(({ interestRate, comparisonRate }) => comparisonRate >= interestRate - 0.005, {
    path: ['comparisonRate'],
    message: 'A comparison rate must not be below the interest rate.',
  });

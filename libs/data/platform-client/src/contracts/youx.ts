import { z } from 'zod';

/**
 * The youX request for a vehicle, with the names of its API. Other keys are dropped, so no personal data is sent. The vehicle's
 * data is accepted as in its feed, without validation.
 */
export const youxQuoteRequestSchema = z.object({
  selfAssessedCreditScore: z
    .string()
    .regex(/^[A-Z_]{1,20}$/)
    .meta({ description: 'The rating that the dealer assumes of everybody, such as GREAT.' }),
  purchasePrice: z.number().positive().meta({ description: 'Dollars.' }),
  loanTerm: z.number().min(1).max(7).meta({ description: 'Years.' }),
  year: z.int().nullable(),
  vin: z.string().nullable().meta({ description: 'Null where the site does not publish it.' }),
  nvic: z.string().nullable(),
  whoIsHelping: z.literal('').meta({ description: 'Always empty: nobody is named.' }),
  car_id: z
    .int()
    .positive()
    .optional()
    .meta({
      description:
        'The vehicle on the page, for rates that a lender left on it. The platform keeps it; youX is not told.',
    }),
});

/** The youX request. */
export type YouxQuoteRequest = z.output<typeof youxQuoteRequestSchema>;

/** A quote: dollars a week and percent a year. A comparison rate below the interest rate is invalid. */
export const youxQuoteSchema = z
  .object({
    weeklyRepaymentAmount: z.number().positive().max(100_000),
    comparisonRate: z.number().min(0).max(100),
    advertisedRate: z.number().min(0).max(100),
    description: z
      .string()
      .max(120)
      .nullable()
      .default(null)
      .meta({ description: 'Who worked it out, where that was not youX; null where it was.' }),
  })
  .refine(({ comparisonRate, advertisedRate }) => comparisonRate >= advertisedRate, {
    path: ['comparisonRate'],
    message: 'A comparison rate is not below the rate it compares.',
  });

/** A quote of youX. */
export type YouxQuote = z.output<typeof youxQuoteSchema>;

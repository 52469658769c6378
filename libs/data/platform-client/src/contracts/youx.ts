import { z } from 'zod';

/**
 * The youX request for a vehicle, with the names of its API. Other keys are dropped, so no personal data is sent. The vehicle's
 * data is accepted as in its feed, without validation.
 */
export const youxQuoteRequestSchema = z.object({
  selfAssessedCreditScore: z
    .string()
    .regex(/^[A-Z_]{1,20}$/)
    .meta({ description: 'The credit rating that the dealer assumes for every shopper, such as GREAT.' }),
  purchasePrice: z.number().positive().meta({ description: 'Dollars.' }),
  loanTerm: z.number().min(1).max(7).meta({ description: 'Years.' }),
  year: z.int().nullable(),
  vin: z.string().nullable().meta({ description: 'Null if the site does not publish it.' }),
  nvic: z.string().nullable(),
  whoIsHelping: z.literal('').meta({ description: 'Always empty.' }),
  car_id: z
    .int()
    .positive()
    .optional()
    .meta({ description: 'The vehicle, for its lender record. The platform does not send it to youX.' }),
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
      .meta({ description: 'The source if it is not youX; otherwise null.' }),
  })
  .refine(({ comparisonRate, advertisedRate }) => comparisonRate >= advertisedRate, {
    path: ['comparisonRate'],
    message: 'A comparison rate must not be below the interest rate.',
  });

/** A quote of youX. */
export type YouxQuote = z.output<typeof youxQuoteSchema>;

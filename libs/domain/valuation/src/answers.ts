import { z } from 'zod';

/** The answers that adjust a value; each list goes from best to worst. */
export const valuationAnswersSchema = z.object({
  condition: z
    .enum(['excellent', 'good', 'fair', 'poor'])
    .meta({ description: 'Of body, interior and tyres.' }),
  service_history: z
    .enum(['full', 'partial', 'none'])
    .meta({ description: 'Whether the log book shows every service, some, or none.' }),
  accidents: z
    .enum(['none', 'repaired', 'unrepaired'])
    .meta({ description: 'Whether it had accident damage, and whether that was repaired.' }),
  finance: z
    .enum(['Yes', 'No'])
    .meta({ description: 'Whether money is owed on it. The range is the same; see `finance_note`.' }),
});

/** The answers that adjust a value. */
export type ValuationAnswers = z.output<typeof valuationAnswersSchema>;

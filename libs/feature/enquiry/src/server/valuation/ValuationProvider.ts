import { serviceText } from '@forecourt/api';
import type { ValuationAnswers, ValuedVehicle } from '@forecourt/valuation';
import { z } from 'zod';

/** The vehicle to value, and the answers of the shopper. It has nothing of a person but the number plate. */
export interface ValuationQuestion {
  plate: string;
  /** Such as QLD. */
  state: string;
  vehicle: ValuedVehicle;
  answers: Omit<ValuationAnswers, 'finance'>;
  /** The day at the site, `YYYY-MM-DD`. */
  today: string;
  /** IANA time zone of the site. */
  timeZone: string;
}

/** A provider of trade-in values. */
export interface ValuationProvider {
  /**
   * The value, as in `providedValueSchema`; null if too little is known. The caller validates the result. It may reject, and it is
   * aborted by the signal.
   */
  value(asked: ValuationQuestion, signal: AbortSignal): Promise<unknown>;
}

const MAX_VALUE = 2_000_000;

/** A high end above this many times the low end says nothing. */
const MAX_SPREAD = 3;

const dollars = z.int().min(1).max(MAX_VALUE);

const valueRange = z
  .object({
    min: dollars,
    max: dollars,
    validUntil: z.iso.date(),
    basis: serviceText(300),
    reasons: z
      .array(z.object({ text: serviceText(200), amount: z.int().min(-MAX_VALUE).max(MAX_VALUE) }))
      .max(20)
      .default([]),
  })
  .refine(({ min, max }) => min < max && max <= min * MAX_SPREAD, {
    path: ['max'],
    message: 'A range must have two ends, the high one at most three times the low one.',
  });

/** The response of a provider: a range in whole dollars with what it rests on, or why there is none. */
export const providedValueSchema = z.union([
  z.object({ range: valueRange }),
  z.object({ none: z.enum(['too-old', 'too-far', 'too-few', 'too-low']) }),
]);

/** The checked response of a provider. */
export type ProvidedValue = z.output<typeof providedValueSchema>;

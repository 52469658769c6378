import { STATES } from '@forecourt/values';
import { z } from 'zod';

const cents = z.int().min(0).max(100_000_000);

const bracket = z.strictObject({
  /** It applies to values above this, dollars. Default: `0`. */
  overDollars: z
    .number()
    .min(0)
    .max(10_000_000)
    .default(0)
    .describe('It applies to values above this, dollars.'),
  /** What is due before any step, cents. Default: `0`. */
  baseCents: cents.default(0).describe('What is due before any step, cents.'),
  /** What is due for each step, and for each part of one, cents. */
  centsPerStep: cents.describe('What is due for each step, and for each part of one, cents.'),
  /** The step, dollars. Default: `100`. */
  stepDollars: z.int().min(1).max(1_000_000).default(100).describe('The step, dollars.'),
  /** Whether the steps count the whole value, or only what is above `overDollars`. Default: `'whole'`. */
  of: z
    .enum(['whole', 'excess'])
    .default('whole')
    .describe('Whether the steps count the whole value, or only what is above `overDollars`.'),
});

/** Which vehicles an amount is for. */
const when = z.strictObject({
  /** Fuels, as the facet of the search has them; null for any. Default: `null`. */
  fuels: z
    .array(z.string().min(1))
    .min(1)
    .nullable()
    .default(null)
    .describe('Fuels, as the facet of the search has them; null for any.'),
  /** The least number of cylinders; null for any. Default: `null`. */
  minCylinders: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe('The least number of cylinders; null for any.'),
  /** The largest number of cylinders; null for any. Default: `null`. */
  maxCylinders: z
    .int()
    .min(1)
    .nullable()
    .default(null)
    .describe('The largest number of cylinders; null for any.'),
  /** Whether the registration has not run out; null for either. Default: `null`. */
  registered: z
    .boolean()
    .nullable()
    .default(null)
    .describe('Whether the registration has not run out; null for either.'),
  /** Types of vehicle; null for any. Default: `null`. */
  carTypes: z
    .array(z.enum(['new', 'demo', 'used']))
    .min(1)
    .nullable()
    .default(null)
    .describe('Types of vehicle; null for any.'),
});

const charge = z.strictObject({
  /** As the shopper reads it, such as `Vehicle duty`. */
  label: z.string().min(1).max(80).describe('As the shopper reads it, such as `Vehicle duty`.'),
  /** Who sets the amount, and where it is published. The shopper reads it. */
  source: z
    .string()
    .min(1)
    .max(200)
    .describe('Who sets the amount, and where it is published. The shopper reads it.'),
  /** The first rule that applies to a vehicle has the amount. A vehicle without one has no estimate. */
  rules: z
    .array(
      z.strictObject({
        /** Which vehicles the amount is for. */
        when: when.prefault({}).describe('Which vehicles the amount is for.'),
        /** A fixed amount in cents, or a table of duty. */
        amount: z
          .union([cents, z.array(bracket).min(1)])
          .describe('A fixed amount in cents, or a table of duty.'),
      }),
    )
    .min(1)
    .describe(
      'The first rule that applies to a vehicle has the amount. A vehicle without one has no estimate.',
    ),
});

/** The charges of one state on top of a price “Excl. govt charges”. */
const ofState = z.strictObject({
  /** The day from which the amounts apply, such as `2026-07-01`. */
  asOf: z.iso.date().describe('The day from which the amounts apply, such as `2026-07-01`.'),
  /** For whom the estimate is. Default: `'private buyers'`. */
  buyers: z.string().min(1).max(80).default('private buyers').describe('For whom the estimate is.'),
  /** Every charge on top of the price: duty, transfer, registration, CTP insurance, plates. */
  charges: z
    .array(charge)
    .min(1)
    .max(12)
    .describe('Every charge on top of the price: duty, transfer, registration, CTP insurance, plates.'),
});

/** On-road costs by state. */
export const onRoadOptions = z.partialRecord(z.enum(STATES), ofState);

import { offerAcceptedSchema, valuationCallSchema } from '@forecourt/lead';
import { valuationAnswersSchema } from '@forecourt/valuation';
import { STATES } from '@forecourt/values';
import { z } from 'zod';
import { MAX_SIGNED } from './maxSigned.ts';

const signed = z
  .string()
  .min(1)
  .max(MAX_SIGNED)
  .meta({ description: 'The signed valuation: `id` of the answer of `/api/valuations`.' });

const stateField = z
  .string()
  .trim()
  .toUpperCase()
  .pipe(z.enum(STATES))
  .meta({ description: 'The state of the number plate, such as QLD.' });

const plateField = z
  .string()
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-Z0-9]{1,9}$/))
  .meta({ description: 'The number plate: letters and digits; spaces and dashes are ignored.' });

const word = z.string().trim().min(1).max(100);
const year = z.int().min(1900).max(2100);

/** The query of a plate look-up. */
export const regoQuerySchema = z.object({ state: stateField, plate: plateField });

/** The vehicle of a number plate. It has no plate, VIN or owner. */
export const regoVehicleSchema = z.object({
  make: word,
  model: word,
  year,
  badge: word.nullable().default(null),
  body: word.nullable().default(null).meta({ description: 'Simple body, such as suv.' }),
  transmission: word.nullable().default(null).meta({ description: 'Automatic or Manual.' }),
});

/** The vehicle of a number plate. */
export type RegoVehicle = z.output<typeof regoVehicleSchema>;

/** A vehicle as a shopper describes it; without make, model and year the plate is looked up. */
const describedVehicle = z.object({
  make: word.nullable().default(null),
  model: word.nullable().default(null),
  year: year.nullable().default(null),
  body: word.nullable().default(null),
  transmission: word.nullable().default(null),
});

/** The body of `POST /api/valuations`. */
export const valuationRequestSchema = valuationCallSchema.extend({
  rego: plateField,
  regoState: stateField,
  kms: z.int().min(0).max(2_000_000).meta({ description: 'Kilometres on the odometer.' }),
  ...describedVehicle.shape,
  adjustmentAnswers: valuationAnswersSchema,
  id: z
    .string()
    .max(MAX_SIGNED)
    .nullable()
    .default(null)
    .meta({ description: 'The `id` of the valuation that these answers change; null for a new one.' }),
});

/** A checked request of a valuation. */
export type ValuationRequest = z.output<typeof valuationRequestSchema>;

/** The answer of `POST /api/valuations`. */
export const valuationSchema = z.object({
  id: signed,
  date: z.iso.date().meta({ description: 'The day of the calculation.' }),
  vehicle: regoVehicleSchema,
  range: z
    .object({
      min: z.int().min(1),
      max: z.int().min(1),
      valid_until: z.iso.date(),
      reasons: z.array(z.object({ text: z.string(), amount: z.int() })),
      basis: z.string(),
    })
    .nullable()
    .meta({
      description:
        'The value in whole dollars, its last day, the steps of the calculation (dollars) and what it rests on. Null without an online figure.',
    }),
  no_figure: z
    .string()
    .nullable()
    .meta({ description: 'Why there is no online figure, for the shopper; null with a range.' }),
  owing: z.boolean().meta({ description: 'Whether money is owed on the vehicle.' }),
  finance_note: z
    .string()
    .nullable()
    .meta({ description: 'What happens to the money owed on the vehicle; null if none is owed.' }),
});

/** The answer of `POST /api/valuations`. */
export type ValuationAnswer = z.output<typeof valuationSchema>;

/** The body of `PATCH /api/leads/{id}`. */
export const offerRequestSchema = offerAcceptedSchema.extend({ valuation_id: signed });

/** The body of `POST /api/miscellaneous`; the figures themselves come from the signed `id`, others are ignored. */
export const miscellaneousSchema = z.object({
  column_name: z.literal('valuation'),
  lead_id: z.uuid(),
  id: signed,
});

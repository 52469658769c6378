import { carSchema } from '@forecourt/vehicle';
import { z } from 'zod';

/** The public data of a car: every field of the specification, private ones null. */
export const publicCarSchema = carSchema;

/** The repayment on a card with its two rates: dollars a week, percent a year. */
const weeklySchema = z.object({
  amount: z.number().positive(),
  annualRatePercent: z.number().nonnegative(),
  comparisonRatePercent: z.number().nonnegative(),
});

/** At most six similar cars, the same model first, each once. */
export const similarCarsSchema = z.object({
  ids: z.array(z.int()),
  cars: z
    .array(publicCarSchema.extend({ weekly: weeklySchema.nullable() }))
    .meta({ description: 'The fields of a vehicle card, with its repayment; other fields are null.' }),
});

/** Similar cars. */
export type SimilarCars = z.output<typeof similarCarsSchema>;

/** The fields of a car that may have changed since its page was rendered, and its view count. */
export const carViewSchema = z.object({
  views: z.int().min(0).nullable(),
  car_fields: carSchema.pick({
    status: true,
    reserved: true,
    tag: true,
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    km: true,
    photos_count: true,
    updated_at: true,
  }),
});

/** Views and fresh fields of a car. */
export type CarView = z.output<typeof carViewSchema>;

/** Market figures of a price. `fill` is 1 at the low end of the range and 0 at its high end; dollars. */
export const autogaugeSchema = z.object({
  fill: z.number().min(0).max(1),
  listing_price: z.number().positive(),
  market_range_min: z.number().positive(),
  market_range_max: z.number().positive(),
  confidence: z.number().min(0).max(1),
  description: z.string().max(500).nullable(),
  sample_size: z.int().positive().nullable().default(null),
  price_type: z.string().max(60).nullable().default(null),
  calculated_at: z.iso.datetime({ offset: true }).nullable().default(null),
});

/** Paths of the indexable cars, lowest id first; `next` is the cursor of the next page. */
export const carAddressesSchema = z.object({
  cars: z.array(
    z.object({
      slug: z.string(),
      changed_at: z.iso.datetime().meta({ description: 'Time of the last change of its content.' }),
      images: z.array(z.string()).meta({ description: 'Addresses of its first pictures, at most five.' }),
    }),
  ),
  next: z.int().nullable().meta({ description: 'Value for `after`; null on the last page.' }),
});

/** Paths of cars. */
export type CarAddresses = z.output<typeof carAddressesSchema>;

/** Market figures of a car. */
export type Autogauge = z.output<typeof autogaugeSchema>;
